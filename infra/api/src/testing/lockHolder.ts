import { lockFolder } from '../database/folderLock';

// Locks the given folder and reports the result; a separate process, for tests that kill it.
const [folder = ''] = process.argv.slice(2);
const answer = await lockFolder(folder).then(
  () => 'held',
  (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
);
process.send?.(answer);
process.on('disconnect', () => process.exit());
