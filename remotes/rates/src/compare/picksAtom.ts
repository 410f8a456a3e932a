import { CARRIERS, type CarrierId } from '@shared/domain';
import { draftAtom } from '@shared/forms';
import { atom } from 'jotai/vanilla';

const isCarrier = (id: unknown): id is CarrierId => typeof id === 'string' && Object.hasOwn(CARRIERS, id);

/** Carriers selected for side by side, in order of selection; stored in this tab. */
export function picksAtom(quoteId: string) {
  const kept = draftAtom(quoteId, 'compare', ['picked']);
  return atom(
    (get): readonly CarrierId[] => {
      const { picked } = get(kept);
      return Array.isArray(picked) ? picked.filter(isCarrier) : [];
    },
    (_get, set, picked: readonly CarrierId[]) => set(kept, { picked }),
  );
}
