import { type CarrierId, CARRIERS } from '@shared/domain';
import { useAtom } from 'jotai/react';
import { useHydrateAtoms } from 'jotai/react/utils';
import { useState } from 'react';
import type { Offer } from '../offers/offersOf';
import { draftAtom } from '@shared/forms';
import { atom } from 'jotai/vanilla';

const isCarrier = (id: unknown): id is CarrierId => typeof id === 'string' && Object.hasOwn(CARRIERS, id);

/** Carriers selected for side by side, in order of selection; stored in this tab. */
function picksAtom(quoteId: string) {
  const kept = draftAtom(quoteId, 'compare', ['picked']);
  return atom(
    (get): readonly CarrierId[] => {
      const { picked } = get(kept);
      return Array.isArray(picked) ? picked.filter(isCarrier) : [];
    },
    (_get, set, picked: readonly CarrierId[]) => set(kept, { picked }),
  );
}

/** As many as fit side by side without shrinking. */
export const MAX_SIDE = 3;

export interface Picks {
  picked: readonly CarrierId[];
  isFull: boolean;
  /** The refused fourth, until another box is pressed. */
  refused: CarrierId | null;
  toggle: (carrierId: CarrierId) => void;
}

/** The offers selected for side by side, initially those shown there, else the stored selection. */
export function usePicks(quoteId: string, offers: readonly Offer[], side: readonly Offer[] | null): Picks {
  const [picks] = useState(() => picksAtom(quoteId));
  useHydrateAtoms(new Map(side === null ? [] : [[picks, side.map(({ carrier }) => carrier.id)]]));
  const [chosen, choose] = useAtom(picks);
  const [refused, refuse] = useState<CarrierId | null>(null);
  // A carrier that no longer has a price has no box to uncheck.
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
