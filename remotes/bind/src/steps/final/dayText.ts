import { LOCALES, type TextLanguage } from '@shared/i18n';

/** An ISO date as its month and day ('December 15'), in UTC so that it never shifts a day. */
export function dayText(iso: string, language: TextLanguage): string {
  const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const parts = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(date);
}
