import { timeZoneOf, type Quote } from '@shared/domain';
import { formatDate, formatMoment, useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';

/** Until when to sign, and from when the policy then covers (readings 8 and 53), by the clock of the place. */
export function SigningDates({ quote }: { quote: Quote }) {
  const { t, language } = useTexts('bind');
  const { sign_by: end, term, address } = quote;
  // The last minute that is in time: a day ends at 11:59 p.m. and not at the next one's midnight.
  const last = end === null ? null : formatMoment(Date.parse(end) - 1, timeZoneOf(address), language);
  const date = formatDate(term?.effective ?? '', language, 'long');
  return (
    <>
      {last === null ? null : <Text $muted>{t('signing.until', { last })}</Text>}
      <Text $muted>{t('signing.starts', { date })}</Text>
    </>
  );
}
