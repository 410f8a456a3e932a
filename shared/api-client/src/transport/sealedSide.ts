import { createKeySource, type KeySource } from './keySource';
import { createSealedCaller, type SealedCaller } from './sealedCaller';

/**
 * Everything that seals: keys, envelope, queue. In a chunk of its own, for the first screen's lookup is plain and is
 * not to wait for it (budgets, start).
 */
export interface SealedSide extends SealedCaller {
  keys: KeySource;
}

type Parts = Omit<Parameters<typeof createSealedCaller>[0], 'keys'>;

export function createSealedSide(parts: Parts): SealedSide {
  const keys = createKeySource(parts);
  return { keys, ...createSealedCaller({ ...parts, keys }) };
}
