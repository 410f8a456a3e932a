import { lockFolder } from '../database/folderLock';

// Takes the folder that it is told and says how that went; a process of its own, for tests that kill it.
const [folder = ''] = process.argv.slice(2);
const answer = await lockFolder(folder).then(
  () => 'held',
  (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
);
process.send?.(answer);
process.on('disconnect', () => process.exit());
