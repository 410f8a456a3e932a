import { useQuote } from '@shared/api-client/hooks';
import { useTexts } from '@shared/i18n';

/** What the stored quote is about: '2 vehicles · Coppell, TX'. Until it has loaded, what the link does. */
export function StoredQuote() {
  const { t } = useTexts('quotes');
  const { quote } = useQuote();
  if (!quote) return t('resume.body');
  const { address, vehicles } = quote;
  const cars = vehicles.length === 0 ? [] : [t('summary.line', { count: vehicles.length })];
  return [...cars, `${address.city}, ${address.state}`].join(' · ');
}
