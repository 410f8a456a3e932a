/**
 * A text as it was meant: zero-width characters, soft hyphens, byte order marks and direction marks are removed, every
 * kind of space becomes a plain one, and nothing unseen stays around it. Line breaks and tabs are kept.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
