import { useSignStatement } from '@shared/api-client/hooks';
import { forwardPath, purchaseJourney, type Quote } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { settled } from '@shared/forms';
import { currentStatement } from '@shared/i18n/statement';
import { useState } from 'react';

/** The statement of an application's truth: its words, its box, and the way to the final quote once it is kept. */
export function useStatement(quote: Quote) {
  const navigate = useNavigate();
  const { trigger, error: failure } = useSignStatement();
  const words = currentStatement(quote.address.state);
  // Of the answers as they stand: a change, here or in another tab, unticks the box.
  const [ticked, setTicked] = useState<number | null>(null);
  // Until the next screen stands: the statement itself makes a new version.
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    const kept = await settled(trigger({ version: words.version, quote_version: quote.version }));
    if (kept) await navigate(forwardPath(purchaseJourney, 'review', quote));
    setBusy(false);
  };
  return {
    words,
    isTicked: ticked === quote.version || busy,
    tick: (isTicked: boolean) => setTicked(isTicked ? quote.version : null),
    go,
    busy,
    failure,
  };
}
