/** Replaces stylis' table of vendor prefixes, which styled-components uses only if prefixes are enabled. */
export const prefix = (): string => '';
