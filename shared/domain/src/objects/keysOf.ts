/** An object's keys in order, typed. For our own constants only, never for input. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  // Object.keys returns string[] because a value may have more keys than its type; our constants do not.
  return Object.keys(record).filter((key): key is keyof T & string => key in record);
}
