import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Moratoriums, watchMoratoriums } from '../../moratoriums/moratoriumFile';

const none: Moratoriums = () => [];

/** Moratoriums from the operations file, or none. A file that is broken at startup is reported at startup. */
export const moratoriums = fp((app: FastifyInstance, { file }: { file: string | null }, done: () => void) => {
  const tellBroken = (error: unknown) =>
    app.log.error(
      { reason: String(error) },
      'moratoriums.json is broken: its last valid content stays in force',
    );
  const current = file === null ? none : watchMoratoriums(file, tellBroken);
  current();
  app.decorate('moratoriums', current);
  done();
});
