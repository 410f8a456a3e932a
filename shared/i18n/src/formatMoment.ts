import { LOCALES, type TextLanguage } from './languages';

const TO_THE_MINUTE = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/**
 * An instant (epoch milliseconds) to the minute as a place's clock shows it: "December 1, 2026 at 11:59 p.m. CST", in the
 * form of the 12:01 a.m. that coverage begins at.
 */
export const formatMoment = (instant: number, timeZone: string, language: TextLanguage): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...TO_THE_MINUTE, timeZone })
    .format(instant)
    .replace(/(?<=\s)[AP]M\b/, (half) => (half === 'AM' ? 'a.m.' : 'p.m.'));
