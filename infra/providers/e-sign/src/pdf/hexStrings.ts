/** The WinAnsi characters between ASCII and Latin-1, by their bytes. */
const BEYOND = new Map<string, number>(
  Object.entries({
    0x80: '€',
    0x82: '‚ƒ„…†‡ˆ‰Š‹Œ',
    0x8e: 'Ž',
    0x91: '‘’“”•–—˜™š›œ',
    0x9e: 'žŸ',
  }).flatMap(([first, signs]) => Array.from(signs, (sign, at) => [sign, Number(first) + at] as const)),
);

const byteOf = (sign: string): number => BEYOND.get(sign) ?? sign.charCodeAt(0);

/** A text that the standard fonts can draw (`winAnsi`), as a PDF string. */
export const winAnsiHex = (text: string): string =>
  `<${Array.from(text, (sign) => byteOf(sign).toString(16).padStart(2, '0')).join('')}>`;

/** Any text as a PDF string that is read but not drawn. */
export const unicodeHex = (text: string): string =>
  `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
