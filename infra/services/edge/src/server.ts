import { APP_NAMES } from '@infra/releases';
import { followPartStates, startOrSay, stopOnSignal } from '@infra/server';
import { buildEdge } from './app';
import { readEnvironment } from './environment';

/**
 * Length of the accept queue. With Node's default of 511, one client that opens 600 a second fills it
 * whenever the process is busy for a second, and dropped connections retry only after 1, 3 and 7 seconds.
 */
const BACKLOG = 4096;

await startOrSay(async () => {
  const name = process.argv[process.argv.indexOf('--app') + 1];
  const app = APP_NAMES.find((known) => known === name);
  if (!app) throw new Error(`--app must be one of ${APP_NAMES.join(', ')}`);
  const environment = readEnvironment(app);
  const isStopping = stopOnSignal(environment.preCloseWait, () => [edge]);
  const edge = await buildEdge({
    app,
    environment,
    isStopping,
    partStates: followPartStates(),
    log: (line) => process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`),
  });
  const place = { port: environment.port, backlog: BACKLOG };
  await edge.listen({ ...place, host: '::' }).catch(async (error: NodeJS.ErrnoException) => {
    // A machine without IPv6 has no such address.
    if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error;
    await edge.listen({ ...place, host: '0.0.0.0' });
  });
});
