/** Stands in for stylis' table of vendor prefixes: styled-components asks for it only where prefixes are switched on. */
export const prefix = (): string => '';
