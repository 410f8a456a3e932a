import { emptyOutcome, endOf, isGood } from './outcome';
import { runAll, runLong, runNightly } from './runAll';
import { runChanged } from './runChanged';
import { endCommands, root } from './runCommand';

/**
 * npm test: sizes, types, lint, format, boundaries, unused code, sentences and pins, then unit and API tests and the
 * browser stories against the built system. `-- --changed [BASE]` runs what a change can affect, `-- --all` the long
 * form, `-- --nightly` in full what shows that the system stays stable. `TEST_SEED` repeats a run's samples.
 */
const [form, base] = process.argv.slice(2);
const outcome = emptyOutcome();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endCommands().finally(() => process.exit(1)));
}
const seed = (process.env['TEST_SEED'] ??= String(Date.now() % 1_000_000));
console.log(`TEST_SEED=${seed}`);
if (form === '--changed')
  await runChanged(outcome, base).catch((error: Error) => outcome.failures.push(error.message));
else if (form === '--all') await runLong(outcome);
else if (form === '--nightly') await runNightly(outcome);
else if (form === undefined) await runAll(outcome);
else outcome.failures.push(`npm test knows --changed [BASE], --all and --nightly, not ${form}`);
for (const line of endOf(outcome, root)) console.log(line);
process.exitCode = isGood(outcome) ? 0 : 1;
