import { useSignStatement } from '@shared/api-client/hooks';
import { forwardPath, purchaseJourney, type Quote } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { settled } from '@shared/forms';
import { currentStatement } from '@shared/i18n/statement';
import { useState } from 'react';

/** The application statement: its wording, its checkbox, and the continuation to the final quote once it is signed. */
export function useStatement(quote: Quote) {
  const navigate = useNavigate();
  const { trigger, error: failure } = useSignStatement();
  const words = currentStatement(quote.address.state);
  // Tied to the quote's version, so a change in any tab unchecks the box.
  const [ticked, setTicked] = useState<number | null>(null);
  // Busy until the next screen, since signing itself makes a new version.
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
