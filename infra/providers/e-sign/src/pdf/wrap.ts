import { type Ink, measure } from './ink';

/** Splits a word into pieces that fit a width. */
function pieces(word: string, width: number, ink: Ink): string[] {
  const cut: string[] = [''];
  for (const sign of word) {
    const last = cut.at(-1) ?? '';
    if (last !== '' && measure(last + sign, ink) > width) cut.push(sign);
    else cut[cut.length - 1] = last + sign;
  }
  return cut;
}

/** Wraps a line of drawable text to a width, in points. */
export function wrap(line: string, width: number, ink: Ink): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ').flatMap((each) => pieces(each, width, ink))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measure(longer, ink) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
