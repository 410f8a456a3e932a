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
 * An instant (epoch milliseconds) to the minute in a place's time zone: "December 1, 2026 at 11:59 p.m. CST", in the
 * style of "12:01 a.m.", when coverage begins.
 */
export const formatMoment = (instant: number, timeZone: string, language: TextLanguage): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...TO_THE_MINUTE, timeZone })
    .format(instant)
    .replace(/(?<=\s)[AP]M\b/, (half) => (half === 'AM' ? 'a.m.' : 'p.m.'));
