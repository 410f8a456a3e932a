/** What may be logged of a failure: its kind, never its message, which may contain personal data. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
