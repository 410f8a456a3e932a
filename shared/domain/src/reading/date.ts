import { isIsoDate } from '../dates/isoDate';
import { plainText } from './plainText';

/** Three letters name a month, in English or Spanish. */
const MONTHS = ['janfebmaraprmayjunjulaugsepoctnovdec', 'enefebmarabrmayjunjulagosetoctnovdic'];
/** Year first, as machines write it; a time after it changes nothing, so no time zone can shift the day. */
const YEAR_FIRST = /^(\d{4})([-/.])(\d\d?)\2(\d\d?)(?:[t ]\d|$)/;
/** Eight digits that begin with a year, since no month is 19 or 20. */
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/;
/** Month first, as the field asks. With dots the day comes first in most countries, so those are not guessed. */
const MONTH_FIRST = /^(?:(\d\d?) ?[-/] ?(\d\d?) ?[-/] ?|(\d\d)(\d\d))(\d{4})$/;
/** Month, day and year, without what only joins them: 'May 6th, 1984', '6 de mayo de 1984', '6-May-1984'. */
const NAMED = /^(?:(\d\d?)[ /-])?([a-z]{3,})[ ./-]+(?:(\d\d?)[ -])?(\d{4})$/;
const JOINING = /\b(?:del?|of|the)\b|(\d)(?:st|nd|rd|th|ro|º)(?![a-z])|,/g;

function iso(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** The number of a named month, or nothing that a date can have. */
const monthOf = (word: string): string =>
  String(Math.max(...MONTHS.map((names) => names.indexOf(word.slice(0, 3)))) / 3 + 1);

/**
 * The ISO date in a text as people and machines write it: '5/6/1984', '5-6-1984', '1984-05-06', 'May 6, 1984', '6 de
 * mayo de 1984'. Null for a day that does not exist and for what would have to be guessed, such as a two-digit year.
 */
export function dateFrom(text: string): string | null {
  const plain = plainText(text).toLowerCase().replace(COMPACT, '$1-$2-$3');
  const [, year, , month, day] = YEAR_FIRST.exec(plain) ?? [];
  if (year !== undefined) return iso(year, month, day);
  const numbers = MONTH_FIRST.exec(plain);
  if (numbers) return iso(numbers[5], numbers[1] ?? numbers[3], numbers[2] ?? numbers[4]);
  const words = plain.replace(JOINING, '$1 ').replace(/ +/g, ' ');
  const [, before, name, after, named] = NAMED.exec(words) ?? [];
  if (name === undefined || (before === undefined) === (after === undefined)) return null;
  return iso(named, monthOf(name), before ?? after);
}
