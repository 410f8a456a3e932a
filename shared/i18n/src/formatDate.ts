import { LOCALES, type TextLanguage } from './languages';

type DateStyle = 'numeric' | 'long';

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
};

/**
 * An ISO date (`2026-01-31`, or one at UTC midnight) as people of the language write it. It is read and written in
 * UTC, so it never shifts a day (reading 25). '' for what is no date.
 */
export function formatDate(iso: string, language: TextLanguage, style: DateStyle = 'numeric'): string {
  const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone: 'UTC' }).format(date);
}
