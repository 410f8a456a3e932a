/** Letters beyond Latin-1 that the standard fonts have. */
const BEYOND = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const isDrawable = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return sign === '\n' || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || BEYOND.has(sign);
};

const pairs = (from: string, to: string): [string, string][] =>
  Array.from(from, (sign, at) => [sign, to[at] ?? '']);

/** Letters without a decomposition, spelled as in machine-readable A to Z; then symbols. */
const NEAREST = new Map<string, string>([
  ...pairs('ĐđĦħıĸŁłŊŋŦŧǤǥƉɖƊɗƁɓƑƓɠƔɣƘƙƝɲƲʋƳƴƆɔƏəƎǝƐɛ', 'DdHhikLlNnTtGgDdDdBbFGgGgKkNnVvYyOoAaEeEe'),
  ...pairs('ʻʼ‛′‐‒―−', "‘’‘'--—-"),
  ['ẞ', 'SS'],
  ['‟', '“'],
  ['\t', ' '],
]);

/** A letter without its unsupported mark ('ő'), a symbol by its substitute, '?' as a last resort. */
const nearest = (sign: string): string =>
  Array.from(sign.normalize('NFKD').replaceAll(/\p{M}/gu, ''), (bare) =>
    isDrawable(bare) ? bare : (NEAREST.get(bare) ?? '?'),
  ).join('');

/**
 * A text that the standard fonts can draw. Everything that the domain's `isLatin` accepts in an application can be
 * drawn; '?' only replaces what our forms never accept.
 */
export const winAnsi = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n'), (sign) =>
    isDrawable(sign) ? sign : nearest(sign),
  ).join('');
