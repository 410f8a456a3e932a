// Runs PGlite on its own thread, so that a long query never blocks the API's event loop and jest (whose
// sandbox allows no dynamic import) can use the same engine.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createInMemory } from './pgliteInMemory.mjs';

// A quote is a few kilobytes, so PostgreSQL's usual 128 MB of buffers would be most of the process.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const { folder } = workerData;
const database =
  folder === null ? await createInMemory({ startParams }) : await PGlite.create(folder, { startParams });

const send = (message) => parentPort.postMessage(message, []);

/** A failure as plain data, because an Error loses its SQLSTATE when posted through a port. */
const asFailure = (error) => ({ message: String(error?.message ?? error), code: error?.code ?? null });

async function run({ id, sql, parameters, close }) {
  if (close) {
    await database.close();
    send({ id, rows: [], affectedRows: 0 });
    parentPort.close();
    return;
  }
  try {
    const { rows, affectedRows } = await database.query(sql, parameters);
    send({ id, rows, affectedRows });
  } catch (error) {
    send({ id, failure: asFailure(error) });
  }
}

parentPort.on('message', (message) => void run(message));
send({ ready: true });
