import { dateFrom } from '@shared/domain';
import { isoToDateText } from './dateText';
import { KEPT_LENGTH, type Mask } from './digitsMask';

/** Month, slash, day, slash, year from the start; digits continue past a missing slash. */
const FROM_START = /^(\d{0,2})(\/?)(\d{0,2})(\/?)(\d{0,4})/;
/** The same from the end, for the text after the caret. */
const FROM_END = /(?:(?:(\d*)\/)?(\d*)\/)?(\d*)$/;
const dateParts = (text: string) => FROM_START.exec(text.replace(/[.-]/g, '/').replace(/[^\d/]/g, '')) ?? [];

/** '1984-5-1', which may become '1984-5-16'. */
const UNFINISHED = /^\d{4}\D\d\d?\D\d$/;
/** A year first, a month's name, or a dotted date, whose order nobody knows. */
const OTHER_WAY = /^\s*(?:(?:19|20)\d|\d\d? |\d\d?\.\d\d?\.\d{4}\s*$)|\p{L}/u;

/** Text after the caret keeps its part: deleting a digit from the month does not pull one out of the day. */
function dateAround(before: string, behind: string): string {
  const [, month = '', , day = '', , year = ''] = dateParts(before);
  const [, lastMonth = '', lastDay = '', lastYear = ''] = FROM_END.exec(behind) ?? [];
  const parts = [(month + lastMonth).slice(0, 2), (day + lastDay).slice(0, 2), (year + lastYear).slice(0, 4)];
  return parts.join('/');
}

/**
 * mm/dd/yyyy (spec section 9). A slash typed at the end pads one digit: '3/' becomes '03/'. A date written another way
 * is kept as typed until it is complete, then converted.
 */
export const dateMask: Mask = {
  format: (text, caret = text.length) => {
    const behind = text.slice(caret);
    const hasYear = text.split('/').length > 2 || /(^|\/)\d{3,4}$/.test(behind);
    if (behind && hasYear) return dateAround(text.slice(0, caret), behind);
    if (!behind) {
      const typed = text.slice(0, KEPT_LENGTH);
      const iso = UNFINISHED.test(typed) ? null : dateFrom(typed);
      if (iso !== null) return isoToDateText(iso);
      if (OTHER_WAY.test(text)) return typed;
    }
    const pad = (part: string, slash: string) => (slash && !behind ? part.replace(/^[1-9]$/, '0$&') : part);
    const [, month = '', slash = '', day = '', slashes = '', year = ''] = dateParts(text);
    const rest = day || year ? `/${pad(day, slashes)}${year ? `/${year}` : slashes}` : month && slash;
    return pad(month, slash) + rest;
  },
  counts: /\d/,
  inputMode: 'numeric',
};
