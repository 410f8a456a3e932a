import { ApiError, coded } from './apiError';
import type { createSealedSide, SealedSide } from './sealedSide';

type Parts = Parameters<typeof createSealedSide>[0];

/** Loads the sealing code once, in its own chunk, on first use. A failed load is retried on the next use. */
export function lateSealedSide(parts: Parts): () => Promise<SealedSide> {
  let side: Promise<SealedSide> | undefined;
  return () => {
    side ??= import(/* webpackChunkName: "sealed" */ './sealedSide').then(
      (module) => module.createSealedSide(parts),
      () => {
        side = undefined;
        throw new ApiError('network', 0, [coded('network')]);
      },
    );
    return side;
  };
}
