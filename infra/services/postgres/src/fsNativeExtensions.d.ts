/** The part that is used here; the package has no types of its own. */
declare module 'fs-native-extensions' {
  /** Locks bytes of an open file until every copy of its descriptor is closed; false if another one holds them. */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
