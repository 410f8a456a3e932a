import { join } from 'node:path';
import { isLatin } from '@shared/domain';

const folder = join(import.meta.dirname, '../fonts');

/** The typeface of all papers: it has every character that the forms accept (`isLatin`), so names stay as typed. */
export const FONT_FILES = {
  plain: join(folder, 'notoSans-regular.ttf'),
  bold: join(folder, 'notoSans-bold.ttf'),
};

/** A combining mark is drawn with the letter before it. */
const isDrawable = (sign: string): boolean => isLatin(`a${sign}`);

/** A text as the typeface draws it: letters with their marks, one kind of line end; '?' for what no form accepts. */
export const drawable = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '), (sign) =>
    isDrawable(sign) ? sign : '?',
  ).join('');
