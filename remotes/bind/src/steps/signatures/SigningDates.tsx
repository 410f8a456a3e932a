import { timeZoneOf, type Quote } from '@shared/domain';
import { formatDate, formatMoment, useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';

/** Signing deadline and start of coverage (readings 8 and 53), in the place's time zone. */
export function SigningDates({ quote }: { quote: Quote }) {
  const { t, language } = useTexts('bind');
  const { sign_by: end, term, address } = quote;
  // The last minute in time: a day ends at 11:59 p.m., not at the next midnight.
  const last = end === null ? null : formatMoment(Date.parse(end) - 1, timeZoneOf(address), language);
  const date = formatDate(term?.effective ?? '', language, 'long');
  return (
    <>
      {last === null ? null : <Text $muted>{t('signing.until', { last })}</Text>}
      <Text $muted>{t('signing.starts', { date })}</Text>
    </>
  );
}
