import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Moratorium } from '@shared/domain';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { createMoratoriumStore, type Moratoriums } from '../../moratoriums/moratoriumStore';
import { readMoratoriums } from '../../moratoriums/moratoriumSchema';
import { importFile } from '../../operators/importFile';
import { reasonOf } from '../../reasonOf';

/** ms between two looks at the database, so that a change is in force on every node within seconds. */
const LOOK_EVERY = 2000;

const nameOf = ({ carrier, state, county, from }: Moratorium) => [carrier, state, county, from].join();

/** Takes over the file of an earlier release; tells what only another node's file contained. */
async function takeFileOver({ log, moratoriumStore: store }: FastifyInstance, file: string): Promise<void> {
  let entries: readonly Moratorium[] = [];
  const takeOver = async (content: readonly Moratorium[]) => {
    entries = content;
    return store.takeOver(content);
  };
  await importFile({ file, read: readMoratoriums, takeOver, log });
  const known = new Set((await store.list()).map(nameOf));
  const missing = entries.filter((entry) => !known.has(nameOf(entry)));
  if (missing.length > 0)
    log.error(
      { missing },
      'moratoriums.json lists stops that are not in force: add them, or remove the file',
    );
}

interface Options {
  database: Kysely<DatabaseSchema>;
  /** Of an earlier release; null for none. */
  file: string | null;
}

/** Moratoriums from the database. While it cannot be read, the last list stays in force. */
export const moratoriums = fp(async (app: FastifyInstance, { database, file }: Options) => {
  const store = createMoratoriumStore(database, app.clock);
  let current: readonly Moratorium[] = [];
  let isAway = false;
  const refresh = async () => {
    current = await store.inForce();
    isAway = false;
  };
  const refreshLater = () =>
    refresh().catch((error: unknown) => {
      if (!isAway)
        app.log.error(reasonOf(error), 'the moratoriums cannot be read: the last ones stay in force');
      isAway = true;
    });
  const known: Moratoriums = () => current;
  app.decorate('moratoriums', known);
  app.decorate('moratoriumStore', store);
  app.decorate('refreshMoratoriums', refresh);
  if (file !== null) await takeFileOver(app, file);
  await refresh();
  const timer = setInterval(() => void refreshLater(), LOOK_EVERY);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
