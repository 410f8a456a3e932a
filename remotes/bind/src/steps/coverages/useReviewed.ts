import { useUpdateQuote } from '@shared/api-client/hooks';
import { areCoveragesReviewed, type Quote } from '@shared/domain';
import { packagesBasis } from '@shared/domain/purchase';
import { useNavigate } from '@shared/federation/router';
import { settled } from '@shared/forms';
import { type MouseEvent, useState } from 'react';

/** Leaves the review of coverages by its link: first that they were reviewed is kept, so that who comes back is not led past it. */
export function useReviewed(quote: Quote, next: string) {
  const navigate = useNavigate();
  const { trigger, error: failure } = useUpdateQuote();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const kept = await settled(trigger({ reviewed_coverages: packagesBasis(quote.vehicles) }));
    if (kept) await navigate(next);
    setBusy(false);
  };
  const leave = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (areCoveragesReviewed(quote) || opensElsewhere) return;
    event.preventDefault();
    if (!busy) void keep();
  };
  return { leave, busy, failure };
}
