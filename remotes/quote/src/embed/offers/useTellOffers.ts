import { useEffect } from 'react';
import { useEmbed } from '../EmbedContext';
import type { Offer } from './useOffers';

/** Tells the partner's page once for each set of prices, also that there is none. */
export function useTellOffers(quoteId: string, offers: readonly Offer[]): void {
  const { emit } = useEmbed();
  const carriers = offers.map(({ carrier }) => carrier.id).join(' ');
  const lowestTotal = offers.length === 0 ? null : Math.min(...offers.map(({ view }) => view.total));
  useEffect(() => {
    emit('offers-shown', { quoteId, carriers: carriers === '' ? [] : carriers.split(' '), lowestTotal });
  }, [emit, quoteId, carriers, lowestTotal]);
}
