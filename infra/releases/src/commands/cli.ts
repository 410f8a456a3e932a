import { buildAll } from '../build/buildAll';
import { promote, rollBack, setCanary } from '../model/changeReleases';
import type { ReleaseFile } from '../model/release';
import { readReleaseFile, releasesFolder, writeReleaseFile } from '../store/releaseStore';
import { publish } from './publish';

const usage = `Usage: npm run release -w @infra/releases -- <command>
  publish [--live]            build what changed and publish it as a release; --live also promotes it
  promote <release>           make it the live release
  rollback                    return to the previous release
  canary <release> <percent>  give it to a share of new visitors; "canary off" ends it
  list                        what is published`;

const folder = releasesFolder();

function change(next: (file: ReleaseFile) => ReleaseFile): void {
  const file = readReleaseFile(folder);
  if (!file) throw new Error('Nothing is published yet');
  writeReleaseFile(folder, next(file));
}

function list(): void {
  const file = readReleaseFile(folder);
  for (const { id, createdAt, apps } of Object.values(file?.releases ?? {})) {
    const roles = [
      file?.live === id ? 'live' : '',
      file?.previous === id ? 'previous' : '',
      file?.canary?.release === id ? `canary ${file.canary.share * 100}%` : '',
      file?.revoked.includes(id) ? 'revoked' : '',
    ].filter(Boolean);
    const versions = Object.values(apps).map(({ app, version }) => `${app}@${version}`);
    console.log(`${id} ${createdAt} ${versions.join(' ')} ${roles.join(', ')}`);
  }
}

const [command, target = '', percent = ''] = process.argv.slice(2);
const commands: Record<string, () => Promise<void> | void> = {
  publish: async () =>
    console.log(publish(folder, await buildAll({ log: console.log }), { promote: target === '--live' })),
  promote: () => change((file) => promote(file, target)),
  rollback: () => change(rollBack),
  canary: () =>
    change((file) =>
      setCanary(file, target === 'off' ? null : { release: target, share: Number(percent) / 100 }),
    ),
  list,
};
const run = commands[command ?? ''];
if (!run) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await run();
  if (command !== 'list') list();
}
