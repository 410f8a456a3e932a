import type { CarrierId } from '@shared/domain';
import { paths } from '@shared/domain';
import { useNavigate, useSearchParams } from '@shared/federation/router';
import { useEffect, useState } from 'react';
import type { Offer } from './offersOf';

/** `index` from the URL, 0 unless it names an existing offer (specification 2.9). */
function indexFrom(text: string | null, count: number): number {
  return text !== null && /^\d{1,2}$/.test(text) && Number(text) < count ? Number(text) : 0;
}

interface Kept {
  index: number;
  carrierId: CarrierId;
}

/**
 * The offer named in the URL. Another package or plan may change the price order; the carrier stays and the URL follows
 * it. An invalid index is corrected in the URL too.
 */
export function useShownOffer(quoteId: string, offers: readonly Offer[]): Offer | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [kept, setKept] = useState<Kept | null>(null);
  const asked = search.get('index');
  const index = indexFrom(asked, offers.length);
  const named = offers[index];
  const isNew = kept?.index !== index;
  if (isNew && named) setKept({ index, carrierId: named.carrier.id });
  const shown = isNew ? named : (offers.find(({ carrier }) => carrier.id === kept.carrierId) ?? named);
  const right = shown && (asked === null ? shown.index === 0 : asked === String(shown.index));
  useEffect(() => {
    if (shown && !right) void navigate(paths.rates(quoteId, shown.index), { replace: true });
  }, [shown, right, navigate, quoteId]);
  return shown;
}
