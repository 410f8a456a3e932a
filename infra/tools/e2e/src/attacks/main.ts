import { PORT_BASE, startSystem } from '../system/system';
import { ATTACKS } from './attacks';
import { measure, processesOf } from './memoryWatch';
import { startUndefendedEdge } from './undefendedEdge';
import { inPeace, timeFor, underAttack, type Trial, warmUp } from './underAttack';

/**
 * `npm run drill -- edge [connections] [part of an attack's name]`: fails if a shopper notices an attack, if a
 * process grows, or if the control does not fail.
 */
const size = Number(process.argv[2] ?? 300);
const asked = ATTACKS.filter(({ name }) => name.includes(process.argv[3] ?? ''));
/** ms after which an edge without defenses counts as blocked. */
const CONTROL = 30_000;

let failed = 0;
async function run(drill: string, trial: Promise<Trial>, wantsFaults = false): Promise<void> {
  const since = Date.now();
  const outcome = await trial;
  const isWell = outcome.faults.length > 0 === wantsFaults;
  if (!isWell) failed += 1;
  const seconds = Math.round((Date.now() - since) / 1000);
  console.log(JSON.stringify({ drill, ...outcome, seconds, result: isWell ? 'ok' : 'FAILED' }));
}

// Forwarded addresses are not trusted, so each client is identified by its connection.
const system = await startSystem({ TRUSTED_PROXIES: '' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void system.stop().finally(() => process.exit(1)));
}
try {
  const measured = await measure(processesOf(system.output()), () => warmUp(PORT_BASE));
  for (const attack of asked) {
    await run(attack.name, underAttack(attack, { port: PORT_BASE, size, ms: timeFor(attack), measured }));
  }
  const undefended = await startUndefendedEdge(PORT_BASE, PORT_BASE + 10);
  await run('control: an edge without defenses, undisturbed', inPeace(undefended.port));
  for (const attack of asked.filter(({ harms }) => harms)) {
    const target = { port: undefended.port, size, ms: CONTROL, isUndefended: true };
    await run(`control: ${attack.name}`, underAttack(attack, target), true);
  }
  undefended.close();
} finally {
  await system.stop();
}
process.exit(failed === 0 ? 0 : 1);
