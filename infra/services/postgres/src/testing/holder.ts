import { startEmbedded } from '../embeddedPostgres';

// Runs a server in the given folder, and prints 'up', or why not; a separate process, for tests that kill it.
const [folder = ''] = process.argv.slice(2);
const said = await startEmbedded(folder, () => undefined).then(
  () => 'up',
  (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
);
process.stdout.write(`${said}\n`);
if (said === 'up') setInterval(() => undefined, 60_000);
