import { type PostgresServer, startPostgres } from '@infra/postgres/testing';
import { drill, type DrillSettings, SEED } from './drill';
import { atPoints, atRandom, undisturbed, withRestarts } from './trials';

let failed = 0;
async function run(name: string, settings: DrillSettings, wantsFaults = false): Promise<void> {
  const started = Date.now();
  const onTrial = (trial: string, faults: readonly string[]) => {
    if (faults.length > 0 && !wantsFaults) console.error(`  ${trial}: ${faults.join('; ')}`);
  };
  const report = await drill({ ...settings, onTrial });
  const isWell = report.faults.length > 0 === wantsFaults;
  if (!isWell) failed += 1;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(JSON.stringify({ drill: name, ...report, seconds, result: isWell ? 'ok' : 'FAILED' }));
}

/** Each drill uses a separate server, because its nodes have their own master key. */
async function onPostgres(
  name: string,
  settingsOn: (server: PostgresServer) => Omit<DrillSettings, 'databaseUrl'>,
  wantsFaults = false,
) {
  const server = await startPostgres();
  const settings = { databaseUrl: server.url, ...settingsOn(server) };
  try {
    await run(name, settings, wantsFaults);
  } finally {
    await server.stop();
  }
}

/**
 * `[random kills] [restarts of PostgreSQL] [seed]`: returns how many drills found a fault, or how many controls found
 * none.
 */
export async function runPurchase(args: readonly string[]): Promise<number> {
  const [kills = 100, restarts = 10, seed = SEED] = args.map(Number);
  await run('points, one node', { trials: atPoints() });
  await run('random kills and faults, one node', { trials: atRandom(kills, seed) });
  await run(
    'control: providers without keys',
    { trials: atPoints(['capture:done']), forgetsKeys: true },
    true,
  );
  await onPostgres('points, two nodes', () => ({ trials: atPoints(), seed }));
  await onPostgres('random kills and faults, two nodes', () => ({ trials: atRandom(kills, seed), seed }));
  await onPostgres('restarts of PostgreSQL, two nodes', (server) => ({
    trials: withRestarts(restarts, () => server.restart()),
    seed,
  }));
  await onPostgres(
    'control: two nodes that decide on what they remember',
    () => ({ trials: undisturbed(8), seed, decidesOnMemory: true }),
    true,
  );
  return failed;
}
