import type { CarrierId } from '@shared/domain';
import { useAtom } from 'jotai/react';
import { useHydrateAtoms } from 'jotai/react/utils';
import { useState } from 'react';
import type { Offer } from '../offers/offersOf';
import { picksAtom } from './picksAtom';

/** As many as stand side by side on a screen without shrinking. */
export const MAX_SIDE = 3;

export interface Picks {
  picked: readonly CarrierId[];
  isFull: boolean;
  /** The one that was one too many, until another box is pressed. */
  refused: CarrierId | null;
  toggle: (carrierId: CarrierId) => void;
}

/** Which of the offers are chosen for side by side; begins with those that stand there, else with what was chosen before. */
export function usePicks(quoteId: string, offers: readonly Offer[], side: readonly Offer[] | null): Picks {
  const [picks] = useState(() => picksAtom(quoteId));
  useHydrateAtoms(new Map(side === null ? [] : [[picks, side.map(({ carrier }) => carrier.id)]]));
  const [chosen, choose] = useAtom(picks);
  const [refused, refuse] = useState<CarrierId | null>(null);
  // A carrier without a price any more has no box to be taken back by.
  const picked = chosen.filter((id) => offers.some(({ carrier }) => carrier.id === id)).slice(0, MAX_SIDE);
  const isFull = picked.length >= MAX_SIDE;
  return {
    picked,
    isFull,
    refused,
    toggle: (carrierId) => {
      const isOneTooMany = isFull && !picked.includes(carrierId);
      refuse(isOneTooMany ? carrierId : null);
      if (picked.includes(carrierId)) choose(picked.filter((id) => id !== carrierId));
      else if (!isOneTooMany) choose([...picked, carrierId]);
    },
  };
}
