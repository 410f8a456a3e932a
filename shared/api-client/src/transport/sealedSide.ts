import { createKeySource, type KeySource } from './keySource';
import { createRepeats, REPEAT_MS } from './repeats';
import { createSealedCaller, type SealedCaller } from './sealedCaller';

/**
 * All sealing code (keys, envelope, queue), and the repeating of failed calls. In its own chunk because the first screen's
 * lookup is plain and should not wait for it (budgets, start).
 */
export interface SealedSide extends SealedCaller {
  keys: KeySource;
  /** Repeats a plain call whose first try, begun then by `performance.now()`, has failed. */
  repeatPlain<T>(send: () => Promise<T>, failure: unknown, began: number): Promise<T>;
}

interface Parts extends Omit<Parameters<typeof createSealedCaller>[0], 'keys' | 'run'> {
  repeatMs: number | undefined;
  tellRepeating: (isRepeating: boolean) => void;
}

export function createSealedSide(parts: Parts): SealedSide {
  const keys = createKeySource(parts);
  const run = createRepeats({ limitMs: parts.repeatMs ?? REPEAT_MS, tell: parts.tellRepeating });
  return {
    keys,
    repeatPlain: (send, failure, began) =>
      run(
        async (tries) => {
          await tries.pause(failure);
          return tries.repeat(send);
        },
        { began },
      ),
    ...createSealedCaller({ ...parts, keys, run }),
  };
}
