import type { CarrierId } from '@shared/domain';
import { paths } from '@shared/domain';
import { useNavigate, useSearchParams } from '@shared/federation/router';
import { useEffect, useState } from 'react';
import type { Offer } from './offersOf';

/** `index` of the address, 0 unless it names an offer there is (specification 2.9). */
function indexFrom(text: string | null, count: number): number {
  return text !== null && /^\d{1,2}$/.test(text) && Number(text) < count ? Number(text) : 0;
}

interface Kept {
  index: number;
  carrierId: CarrierId;
}

/**
 * The offer that the address names. Another package or plan may change the order of prices: the carrier stays and the
 * address follows it. An index that names no offer is put right in the address too.
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
