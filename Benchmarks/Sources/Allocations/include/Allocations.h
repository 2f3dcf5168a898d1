/// The number of calls of `malloc` so far; -1 where they are not counted.
long allocations(void);
