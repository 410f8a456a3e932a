import { extractContract, type Given, type Sources } from '@shared/kit/contract';

/** Extracts contracts for a test, because the compiler is an ES module, which jest's own modules cannot load. */
process.on('message', ({ sources, given }: { sources: Sources; given: Given }) => {
  process.send?.(extractContract(sources, given));
});
