import { ApiError, coded } from './apiError';
import type { createSealedSide, SealedSide } from './sealedSide';

type Parts = Parameters<typeof createSealedSide>[0];

/** The sealing in a chunk of its own, loaded once, when first needed. A failed load is forgotten: the next asks again. */
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
