import { contractFrom, startCompiler, type Given, type Sources } from '@shared/kit/contract';
import { repository } from '../build/places';

const compiler = startCompiler(repository);

/** Extracts contracts for a test, because the compiler is an ES module, which jest's own modules cannot load. */
process.on('message', ({ sources, given }: { sources: Sources; given: Given }) => {
  process.send?.(contractFrom(compiler, sources, given));
});
process.once('disconnect', () => compiler.close());
