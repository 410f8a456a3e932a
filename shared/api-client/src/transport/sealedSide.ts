import { createKeySource, type KeySource } from './keySource';
import { createSealedCaller, type SealedCaller } from './sealedCaller';

/**
 * All sealing code: keys, envelope, queue. In its own chunk because the first screen's lookup is plain and should not
 * wait for it (budgets, start).
 */
export interface SealedSide extends SealedCaller {
  keys: KeySource;
}

type Parts = Omit<Parameters<typeof createSealedCaller>[0], 'keys'>;

export function createSealedSide(parts: Parts): SealedSide {
  const keys = createKeySource(parts);
  return { keys, ...createSealedCaller({ ...parts, keys }) };
}
