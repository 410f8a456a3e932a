/** What a log may say of a failure: its kind, never its message, which may quote a person. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
