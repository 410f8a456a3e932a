/** The keys of a closed object in their order, typed as its keys. For our own constants alone, never for input. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  // Object.keys answers strings because a value may have more keys than its type; a constant of ours has not.
  return Object.keys(record).filter((key): key is keyof T & string => key in record);
}
