# Builds the command as one static executable and installs it:
#
#   make install PREFIX=$HOME/.local
#
# It has the name of coreutils' fmt, which stays where it is: call that one as /usr/bin/fmt, or install
# this one under another name with NAME=fmtk. Whichever folder comes first in PATH wins.

PREFIX ?= /usr/local
DESTDIR ?=
NAME ?= fmt
BUILD ?= .build/install
bash_completions = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zsh_completions = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fish_completions = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
command = $(BUILD)/release/fmt

.PHONY: all install uninstall

all:
	swift build -c release --product fmt --scratch-path $(BUILD) --static-swift-stdlib \
	  -Xswiftc -static-executable -Xlinker --gc-sections -Xlinker -s

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
	  $(bash_completions) $(zsh_completions) $(fish_completions)
	install -m 755 $(command) $(DESTDIR)$(PREFIX)/bin/$(NAME)
	$(command) manual > $(DESTDIR)$(PREFIX)/share/man/man1/$(NAME).1
	$(command) completions bash | sed 's/-F _fmt fmt$$/-F _fmt $(NAME)/' > $(bash_completions)/$(NAME)
	$(command) completions zsh | sed 's/^#compdef fmt$$/#compdef $(NAME)/' > $(zsh_completions)/_$(NAME)
	$(command) completions fish | sed 's/^complete -c fmt/complete -c $(NAME)/' > $(fish_completions)/$(NAME).fish
	@echo "$(NAME) is in $(PREFIX)/bin. coreutils' fmt is still there as /usr/bin/fmt."

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/$(NAME) $(DESTDIR)$(PREFIX)/share/man/man1/$(NAME).1 \
	  $(bash_completions)/$(NAME) $(zsh_completions)/_$(NAME) $(fish_completions)/$(NAME).fish
