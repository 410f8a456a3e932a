import { LOCALES, type TextLanguage } from './languages';

type DateStyle = 'numeric' | 'long' | 'month' | 'day';

const NUMERIC: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
const MONTH: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long' };
const LONG: Intl.DateTimeFormatOptions = { ...MONTH, day: 'numeric' };
/** A day of the coming year: "Dec 28". */
const DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const IN_WORDS = { long: LONG, month: MONTH, day: DAY };

/**
 * Formats an ISO date (`2026-01-31`, or one at UTC midnight), in UTC so it never shifts a day (reading 25). Numeric
 * dates are MM/DD/YYYY in both languages, as typed and printed here (section 9), since day first would be read as
 * another date. Returns '' for an invalid date.
 */
export function formatDate(iso: string, language: TextLanguage, style: DateStyle = 'numeric'): string {
  const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const [locale, parts] = style === 'numeric' ? [LOCALES.en, NUMERIC] : [LOCALES[language], IN_WORDS[style]];
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(date);
}
