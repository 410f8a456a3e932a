import { useUpdateQuote } from '@shared/api-client/hooks';
import { areCoveragesReviewed, type Quote } from '@shared/domain';
import { packagesBasis } from '@shared/domain/purchase';
import { useNavigate } from 'react-router-dom';
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
  const isKept = areCoveragesReviewed(quote) && !isSaving;
  const keep = async (go?: () => unknown) => {
    setKeeping(true);
    const kept = await settled(trigger({ reviewed_coverages: packagesBasis(quote.vehicles) }));
    if (kept) await go?.();
    setKeeping(false);
  };
  const leave = (event: MouseEvent) => {
    if (event.button > 1 || isKept) return;
    event.preventDefault();
    if (isKeeping || isSaving) return;
    // Another tab may enter the next step only once this is saved.
    const opensElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
    void keep(() => (opensElsewhere ? window.open(next, '_blank', 'noopener') : navigate(next)));
  };
  // The menu's "open in new tab" tells this page nothing, so opening the menu saves already.
  const keepForMenu = () => {
    if (!isKept && !isKeeping && !isSaving) void keep();
  };
  return { leave, keepForMenu, isKeeping, failure };
}
