/** A number below 65,536 as four hex digits. */
export const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** Any text as a PDF string that is read but not drawn. */
export const unicodeHex = (text: string): string =>
  `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
