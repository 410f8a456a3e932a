import { useQuote } from '@shared/api-client/hooks';
import { vehicleName } from '@shared/domain';
import { useTexts } from '@shared/i18n';

/** As many cars as fit on a phone's line. */
const SHOWN = 2;

/**
 * What the stored quote is about: '2021 Honda Civic, 2015 Ford F-150 +1 · Coppell, TX'. Until it has loaded, what the link
 * does. It needs no text that the start doesn't have.
 */
export function StoredQuote() {
  const { t } = useTexts('quotes');
  const { quote } = useQuote();
  if (!quote) return t('resume.body');
  const { address, vehicles } = quote;
  const names = vehicles.slice(0, SHOWN).map(vehicleName).join(', ');
  const more = vehicles.length > SHOWN ? ` +${vehicles.length - SHOWN}` : '';
  return [names + more, `${address.city}, ${address.state}`].filter(Boolean).join(' · ');
}
