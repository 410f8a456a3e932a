import { startOrSay, stopOnSignal } from '@infra/server';
import { keepRenewing } from '../acts/renew';
import { keepJudging } from '../canary/judgeCanary';
import { createWatch } from '../watch/watch';
import { buildReleaseService } from './app';
import { readEnvironment } from './environment';

await startOrSay(async () => {
  const { port, host, preCloseWait, edges, watchEvery, watchFolder, ...options } = readEnvironment(
    process.env,
  );
  const watch = createWatch({
    folder: watchFolder,
    edges,
    token: options.metricsToken,
    everyMs: watchEvery,
  });
  const isStopping = stopOnSignal(
    preCloseWait,
    () => [app],
    async () => watch.stop(),
  );
  const app = await buildReleaseService({ ...options, watch, isStopping });
  watch.start();
  const say = (error: unknown) => app.log.error({ err: error }, 'the canary was not judged');
  keepRenewing(options.store, (error) => app.log.error({ err: error }, 'the releases were not signed again'));
  keepJudging(options.store, watch.since, say, 2 * watchEvery);
  process.stdout.write(`releases ${await app.listen({ port, host })}\n`);
});
