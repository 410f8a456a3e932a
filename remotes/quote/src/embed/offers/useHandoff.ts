import { asApiError, type ApiError } from '@shared/api-client';
import { useApi } from '@shared/api-client/hooks';
import { handOff } from '@shared/api-client/requests';
import { paths, type CarrierId, type Quote } from '@shared/domain';
import type { Language } from '@shared/event-bus';
import { useTexts } from '@shared/i18n';
import { useState } from 'react';
import { useEmbed } from '../EmbedContext';

export type HandoffState =
  | { kind: 'idle' | 'opening' | 'opened' }
  /** The browser opened no tab; the code in the address works once, for a minute. */
  | { kind: 'blocked'; address: string }
  | { kind: 'failed'; error: ApiError };

interface Chosen {
  quote: Quote;
  carrierId: CarrierId;
}

/** What the partner's page hears of the choice. `@shared/embed` from before 1.4.0 lists only the quote. */
const factsOf = ({ quote, carrierId }: Chosen) => ({
  quoteId: quote.id,
  carrier: carrierId,
  plan: quote.pay_in_full ? 'pay_in_full' : 'monthly',
  packages: quote.vehicles.map((vehicle) => vehicle.coverage_package_name),
});

/**
 * The carrier's price on the main site; `from=partner` exchanges the code without a button (ADR 0044). Its tab knows
 * nothing of the language.
 */
const addressOf = (site: string, code: string, carrier: CarrierId, lang: Language): string =>
  `${site}${paths.resume(code, { from: 'partner', step: 'quote.rates', carrier })}&lang=${lang}`;

/** A tab opened within the click, which no blocker refuses; its address follows with the code. */
function openTab(): Window | null {
  const tab = window.open('about:blank', '_blank');
  // The site must not reach the partner's page.
  if (tab) tab.opener = null;
  return tab;
}

/** Hands the quote to the main site with a one-use code, at the price of the chosen carrier. */
export function useHandoff({ quote, carrierId }: Chosen): { state: HandoffState; open: () => void } {
  const { transport } = useApi();
  const { emit, mode, site } = useEmbed();
  const { language } = useTexts('embed');
  const [state, become] = useState<HandoffState>({ kind: 'idle' });
  const go = async (tab: Window | null) => {
    const { code } = await handOff(transport, quote.id);
    const address = addressOf(site, code, carrierId, language);
    const facts = factsOf({ quote, carrierId });
    emit('handoff', facts);
    if (tab) {
      tab.location.replace(address);
      become({ kind: 'opened' });
      return;
    }
    // A browser that refuses this too leaves the shopper with the link.
    become({ kind: 'blocked', address });
    if (mode === 'frame') window.open(address, '_top');
  };
  const open = () => {
    const tab = openTab();
    become({ kind: 'opening' });
    go(tab).catch((error: unknown) => {
      tab?.close();
      become({ kind: 'failed', error: asApiError(error) });
    });
  };
  return { state, open };
}
