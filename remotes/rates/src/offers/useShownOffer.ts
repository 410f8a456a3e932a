import type { CarrierId } from '@shared/domain';
import { paths } from '@shared/domain';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useEffect, useState } from 'react';
import type { Offer } from './offersOf';

/** The offer that the URL names by `carrier` or `index`, 0 unless there is such an offer (specification 2.9). */
export function indexFrom(search: URLSearchParams, offers: readonly Offer[]): number {
  const carrierId = search.get('carrier');
  if (carrierId !== null)
    return Math.max(
      0,
      offers.findIndex(({ carrier }) => carrier.id === carrierId),
    );
  const text = search.get('index') ?? '';
  return /^\d{1,2}$/.test(text) && Number(text) < offers.length ? Number(text) : 0;
}

interface Kept {
  index: number;
  carrierId: CarrierId;
}

/**
 * The offer named in the URL. Another package or plan may change the price order; the carrier stays and the URL follows
 * it. An invalid index is corrected in the URL too, and a carrier becomes its index.
 */
export function useShownOffer(quoteId: string, offers: readonly Offer[]): Offer | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // An open sheet stays open.
  const { state } = useLocation();
  const [kept, setKept] = useState<Kept | null>(null);
  const asked = search.get('index');
  const index = indexFrom(search, offers);
  const named = offers[index];
  const isNew = kept?.index !== index;
  if (isNew && named) setKept({ index, carrierId: named.carrier.id });
  const shown = isNew ? named : (offers.find(({ carrier }) => carrier.id === kept.carrierId) ?? named);
  const right =
    shown && !search.has('carrier') && (asked === null ? shown.index === 0 : asked === String(shown.index));
  useEffect(() => {
    if (shown && !right) void navigate(paths.rates(quoteId, shown.index), { replace: true, state });
  }, [shown, right, navigate, quoteId, state]);
  return shown;
}
