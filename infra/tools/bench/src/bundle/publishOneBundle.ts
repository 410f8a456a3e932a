import { cpSync } from 'node:fs';
import { join } from 'node:path';
import {
  APP_NAMES,
  fileWith,
  folderStore,
  liveRelease,
  readReleaseFile,
  releasesFolder,
  versionFolder,
  writeReleaseFile,
  type AppName,
  type AppVersion,
} from '@infra/releases';
import type { OneBundle } from './buildOneBundle';

const NO_TEXTS = { initial: [], screens: {} };

/** Reuses the federated build's prerendered page, and the font it names. */
function keepStillAssets({ files }: AppVersion, from: string, to: string): void {
  const names = Object.keys(files).filter((name) => !/\.(js|map)$/.test(name));
  for (const name of names) cpSync(join(from, name), join(to, name));
}

/**
 * Publishes the one-bundle build as a release, so that the site's own edge serves it with the same prerendered page,
 * compression, headers, policy and integrity. Every app of the release is a part of the one bundle.
 */
export async function publishOneBundle(
  bundle: OneBundle,
  systemData: string,
  benchData: string,
): Promise<void> {
  const federated = await readReleaseFile(folderStore(releasesFolder(systemData)));
  if (!federated) throw new Error('The system has published nothing');
  const live = liveRelease(federated);
  const partOf = (app: AppName): AppVersion => ({
    ...live.apps[app],
    version: bundle.version,
    files: bundle.files,
    initial: (bundle.initial[app] ?? []).filter(
      (name) => app === 'shell' || !bundle.initial['shell']?.includes(name),
    ),
    // The one bundle's chunks have their own names.
    screens: {},
    texts: { en: NO_TEXTS, es: NO_TEXTS },
    container: app,
  });
  const folder = releasesFolder(benchData);
  const files = versionFolder(folder, 'shell', bundle.version);
  cpSync(bundle.folder, files, { recursive: true });
  keepStillAssets(
    live.apps.shell,
    versionFolder(releasesFolder(systemData), 'shell', live.apps.shell.version),
    files,
  );
  await writeReleaseFile(folderStore(folder), fileWith(APP_NAMES.map(partOf)));
}
