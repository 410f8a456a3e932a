import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Moratoriums, watchMoratoriums } from '../../moratoriums/moratoriumFile';

const none: Moratoriums = () => [];

/** What stops new business: the file of operations, or nothing. A file that is broken at the start is told at the start. */
export const moratoriums = fp((app: FastifyInstance, { file }: { file: string | null }, done: () => void) => {
  const tellBroken = (error: unknown) =>
    app.log.error(
      { reason: String(error) },
      'moratoriums.json is broken: what it said before stays in force',
    );
  const current = file === null ? none : watchMoratoriums(file, tellBroken);
  current();
  app.decorate('moratoriums', current);
  done();
});
