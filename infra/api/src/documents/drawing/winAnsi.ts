/** Letters beyond Latin-1 that the standard fonts have. */
const BEYOND = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const isDrawable = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return sign === '\n' || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || BEYOND.has(sign);
};

const pairs = (from: string, to: string): [string, string][] =>
  Array.from(from, (sign, at) => [sign, to[at] ?? '']);

/** Letters whose stroke, hook or form is a part of them, as machines that read A to Z alone write them; then signs. */
const NEAREST = new Map<string, string>([
  ...pairs('ĐđĦħıĸŁłŊŋŦŧǤǥƉɖƊɗƁɓƑƓɠƔɣƘƙƝɲƲʋƳƴƆɔƏəƎǝƐɛ', 'DdHhikLlNnTtGgDdDdBbFGgGgKkNnVvYyOoAaEeEe'),
  ...pairs('ʻʼ‛′‐‒―−', "‘’‘'--—-"),
  ['ẞ', 'SS'],
  ['‟', '“'],
  ['\t', ' '],
]);

/** A letter without the mark that the fonts lack ('ő'), a sign by the one that stands for it; at the very last '?'. */
const nearest = (sign: string): string =>
  Array.from(sign.normalize('NFKD').replaceAll(/\p{M}/gu, ''), (bare) =>
    isDrawable(bare) ? bare : (NEAREST.get(bare) ?? '?'),
  ).join('');

/**
 * A text as the standard fonts can draw it. Whatever the domain's `isLatin` lets into an application can be drawn; '?' is
 * left for nothing but what was never asked by a form of ours.
 */
export const winAnsi = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n'), (sign) =>
    isDrawable(sign) ? sign : nearest(sign),
  ).join('');
