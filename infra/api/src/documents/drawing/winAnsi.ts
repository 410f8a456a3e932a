/** Letters beyond Latin-1 that the standard fonts have. */
const BEYOND = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const isDrawable = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return sign === '\n' || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || BEYOND.has(sign);
};

/** Letters whose mark is a part of them. */
const STROKED: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', '\t': ' ' };

/** A letter without its mark where that can be drawn ('ő' is not in the fonts), else a question mark. */
function nearest(sign: string): string {
  const [bare = ''] = sign.normalize('NFD');
  return STROKED[sign] ?? (isDrawable(bare) ? bare : '?');
}

/** A text as the standard fonts can draw it. */
export const winAnsi = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => (isDrawable(sign) ? sign : nearest(sign))).join('');
