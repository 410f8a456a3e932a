import { LOCALES, type TextLanguage } from './languages';

const TO_THE_MINUTE = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** An instant (epoch milliseconds) to the minute as a place's clock shows it: "December 1, 2026 at 11:59 PM CST". */
export const formatMoment = (instant: number, timeZone: string, language: TextLanguage): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...TO_THE_MINUTE, timeZone }).format(instant);
