import type { CarrierId } from '@shared/domain';
import { useState } from 'react';
import type { Offer } from '../offers/offersOf';

/** As many as stand side by side on a screen without shrinking. */
export const MAX_SIDE = 3;

export interface Picks {
  picked: readonly CarrierId[];
  isFull: boolean;
  toggle: (carrierId: CarrierId) => void;
}

/** Which carriers are chosen for side by side, in the order they were chosen; begins with those that stand there. */
export function usePicks(side: readonly Offer[] | null): Picks {
  const [picked, setPicked] = useState<readonly CarrierId[]>(
    () => side?.map(({ carrier }) => carrier.id) ?? [],
  );
  return {
    picked,
    isFull: picked.length >= MAX_SIDE,
    toggle: (carrierId) =>
      setPicked((now) => {
        if (now.includes(carrierId)) return now.filter((id) => id !== carrierId);
        return now.length < MAX_SIDE ? [...now, carrierId] : now;
      }),
  };
}
