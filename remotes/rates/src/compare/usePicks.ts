import type { CarrierId } from '@shared/domain';
import { useState } from 'react';

/** As many as stand side by side on a screen without shrinking. */
export const MAX_SIDE = 3;

export interface Picks {
  picked: readonly CarrierId[];
  isFull: boolean;
  toggle: (carrierId: CarrierId) => void;
}

/** Which carriers are chosen for side by side, in the order they were chosen; begins with those of the address. */
export function usePicks(initial: readonly CarrierId[]): Picks {
  const [picked, setPicked] = useState(initial);
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
