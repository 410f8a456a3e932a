import type { SuggestedAddress } from '@shared/domain/purchase';

/** Whoever standardises addresses. A suggestion is a courtesy: null where nothing can be said. */
export interface AddressProvider {
  suggest(address: SuggestedAddress): Promise<SuggestedAddress | null>;
}
