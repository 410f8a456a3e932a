import { useUpdateQuote } from '@shared/api-client/hooks';
import { areCoveragesReviewed, type Quote } from '@shared/domain';
import { packagesBasis } from '@shared/domain/purchase';
import { useNavigate } from '@shared/federation/router';
import { settled } from '@shared/forms';
import { type MouseEvent, useState } from 'react';

interface Leaving {
  next: string;
  /** The link waits until the resulting coverages are known. */
  isSaving: boolean;
}

/**
 * Leaves the coverage review by its link, after saving that they were reviewed, so a returning shopper does not skip
 * them.
 */
export function useReviewed(quote: Quote, { next, isSaving }: Leaving) {
  const navigate = useNavigate();
  const { trigger, error: failure } = useUpdateQuote();
  const [isKeeping, setKeeping] = useState(false);
  const keep = async () => {
    setKeeping(true);
    const kept = await settled(trigger({ reviewed_coverages: packagesBasis(quote.vehicles) }));
    if (kept) await navigate(next);
    setKeeping(false);
  };
  const leave = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (opensElsewhere || (areCoveragesReviewed(quote) && !isSaving)) return;
    event.preventDefault();
    if (!isKeeping && !isSaving) void keep();
  };
  return { leave, isKeeping, failure };
}
