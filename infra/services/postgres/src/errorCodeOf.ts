/** The code of a thrown value: a SQLSTATE (both engines) or an errno name; null if it has none. */
export const errorCodeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
