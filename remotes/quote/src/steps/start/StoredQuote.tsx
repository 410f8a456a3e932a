import { useQuote } from '@shared/api-client/hooks';
import { hasReached, vehicleName, type Quote } from '@shared/domain';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { storedQuoteTexts } from '../../locales/storedQuoteTexts';

/** As many cars as fit on a phone's line. */
const SHOWN = 2;

/**
 * One text of the stored quote's card: what it is, what it is about and what the link does. An issued policy is not a
 * quote to continue (reading 8). Until the quote has loaded, these are the start's own texts.
 */
export function StoredQuote({ of }: { of: 'title' | 'body' | 'action' }) {
  useMoreTexts(storedQuoteTexts);
  const { t } = useTexts('quotes');
  const { t: tStored } = useTexts('storedQuote');
  const { quote } = useQuote();
  if (quote && of === 'body') return aboutOf(quote);
  if (!quote || !hasReached(quote.status, 'BOUND')) return t(`resume.${of}`);
  if (of === 'title') return tStored('policy');
  return tStored(hasReached(quote.status, 'SIGNED') ? 'see' : 'sign');
}

/** '2021 Honda Civic, 2015 Ford F-150 +1 · Coppell, TX'. */
function aboutOf({ address, vehicles }: Quote): string {
  const names = vehicles.slice(0, SHOWN).map(vehicleName).join(', ');
  const more = vehicles.length > SHOWN ? ` +${vehicles.length - SHOWN}` : '';
  return [names + more, `${address.city}, ${address.state}`].filter(Boolean).join(' · ');
}
