import type { StateCard } from './stateCard';

/** What most states' cards have in common. */
export const COMMON_CARD = { isPrescribed: false, showsAddress: true, isReviewed: false } as const;

export const carried = (state: string): StateCard['statement'] => ({
  en: `${state} requires financial responsibility for this vehicle. Keep this card in the vehicle, on paper or on your phone, and show it when an officer or anyone in an accident with you asks for it.`,
});
