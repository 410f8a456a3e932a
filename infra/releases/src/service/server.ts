import { startOrSay, stopOnSignal } from '@infra/server';
import { keepJudging } from '../canary/judgeCanary';
import { createWatch } from '../watch/watch';
import { buildReleaseService } from './app';
import { readEnvironment } from './environment';

await startOrSay(async () => {
  const { port, host, preCloseWait, edges, watchFolder, ...options } = readEnvironment(process.env);
  const watch = createWatch({ folder: watchFolder, edges, token: options.metricsToken });
  const isStopping = stopOnSignal(
    preCloseWait,
    () => [app],
    async () => watch.stop(),
  );
  const app = await buildReleaseService({ ...options, watch, isStopping });
  watch.start();
  keepJudging(options.store, watch.since, (error) =>
    app.log.error({ err: error }, 'the canary was not judged'),
  );
  process.stdout.write(`releases ${await app.listen({ port, host })}\n`);
});
