import { APP_NAMES } from '@infra/releases';
import { buildEdge } from './app';
import { readEnvironment } from './environment';

const name = process.argv[process.argv.indexOf('--app') + 1];
const app = APP_NAMES.find((known) => known === name);
if (!app) throw new Error(`--app must be one of ${APP_NAMES.join(', ')}`);

const environment = readEnvironment(app);
const edge = await buildEdge({
  app,
  environment,
  log: (line) => process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`),
});
await edge
  .listen({ port: environment.port, host: '::' })
  .catch(() => edge.listen({ port: environment.port, host: '0.0.0.0' }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void edge.close().then(() => process.exit(0)));
}
