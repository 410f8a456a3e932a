import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { levelOf } from './database/databaseOutage';
import type { DatabaseSchema } from './database/databaseSchema';
import { reasonOf } from './reasonOf';

interface Task {
  name: string;
  /** ms */
  every: number;
  work: () => Promise<unknown>;
}

/** Whether this node runs the task now: one of all nodes does, about once in `every` ms. */
export async function takeTurn(
  database: Kysely<DatabaseSchema>,
  { name, every }: Pick<Task, 'name' | 'every'>,
  now: number,
): Promise<boolean> {
  const taken = await database
    .insertInto('upkeep')
    .values({ task: name, begun_at: now })
    .onConflict((known) =>
      known
        .column('task')
        .doUpdateSet({ begun_at: now })
        // Slightly less, because the timers of two nodes always differ.
        .where('upkeep.begun_at', '<=', now - every * 0.9),
    )
    .returning('task')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Runs periodic tasks while the app is open; a failure is logged, and the task is retried next time. */
export function keepUp(app: FastifyInstance, database: Kysely<DatabaseSchema>, task: Task): void {
  const run = async () => {
    if (await takeTurn(database, task, app.clock())) await task.work();
  };
  const timer = setInterval(() => {
    run().catch((error: unknown) =>
      app.log[levelOf(error)]({ task: task.name, ...reasonOf(error) }, 'upkeep failed'),
    );
  }, task.every);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
