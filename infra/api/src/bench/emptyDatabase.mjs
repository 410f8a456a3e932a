// Compares creating an empty in-memory database with unpacking a prepared one, as a ratio of one run.
import { PGlite } from '@electric-sql/pglite';

async function milliseconds(work) {
  const started = performance.now();
  const database = await work();
  const took = performance.now() - started;
  return { database, took };
}

const made = await milliseconds(() => PGlite.create());
const loadDataDir = await made.database.dumpDataDir('none');
const unpacked = await milliseconds(() => PGlite.create({ loadDataDir }));
await Promise.all([made.database.close(), unpacked.database.close()]);
const [anew, again] = [made.took, unpacked.took].map(Math.round);
console.log(`made anew ${anew} ms, unpacked ${again} ms: ${(anew / again).toFixed(1)} times`);
