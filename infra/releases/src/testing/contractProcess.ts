import { extractContract, type Given } from '../build/contract/extractContract';
import type { Sources } from '../build/contract/openCode';

/** Extracts contracts for a test, because the compiler is an ES module, which jest's own modules cannot load. */
process.on('message', ({ sources, given }: { sources: Sources; given: Given }) => {
  process.send?.(extractContract(sources, given));
});
