import { startOrSay, stopOnSignal } from '@infra/server';
import { buildReleaseService } from './app';
import { readEnvironment } from './environment';

await startOrSay(async () => {
  const { port, host, preCloseWait, ...options } = readEnvironment(process.env);
  const isStopping = stopOnSignal(preCloseWait, () => [app]);
  const app = await buildReleaseService({ ...options, isStopping });
  process.stdout.write(`releases ${await app.listen({ port, host })}\n`);
});
