import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import {
  folderStore,
  readReleaseFile,
  versionFolder,
  writeReleaseFile,
  type ReleaseFile,
  type ReleaseStore,
} from '@infra/releases';
import { exampleId, exampleReleaseFile } from '@infra/releases/testing';
import { buildEdge } from '../app';
import { readEnvironment, type EdgeEnvironment } from '../environment';
import { sealPin } from '../page/pin';
import { createSigner } from '../visits/signer';

/** The releases of a data folder. */
function releasesIn(data: string): ReleaseStore {
  return folderStore(join(data, 'releases'));
}

/** A data folder with the example releases published in it, modified by the test. */
export async function published(
  change: (file: ReleaseFile) => ReleaseFile = (file) => file,
): Promise<string> {
  const data = tempFolder('edge');
  await writeReleaseFile(releasesIn(data), change(exampleReleaseFile()));
  return data;
}

/** Writes a file of a version of the quote. */
export function writeFileOf(data: string, version: string, name: string, text: string): void {
  const folder = versionFolder(join(data, 'releases'), 'quote', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Changes the release file as the release tool does. */
export async function changeReleases(
  data: string,
  change: (file: ReleaseFile) => ReleaseFile,
): Promise<void> {
  const file = await readReleaseFile(releasesIn(data));
  if (file) await writeReleaseFile(releasesIn(data), change(file));
}

/** The cookie of a visit that began with every part's version of a publication number. */
export function pinCookie(data: string, number: number, at = Date.now()): string {
  const { visitKey } = readEnvironment('shell', { DATA_DIR: data, PORT_BASE: '7000' });
  return `release=${sealPin(createSigner(visitKey()), { id: exampleId(number), at }, 3600)}`;
}

/** An edge over that folder, with its log. */
export async function edgeFor(
  data: string | Promise<string>,
  change: Partial<EdgeEnvironment> = {},
  app: 'shell' | 'quote' = 'shell',
) {
  const lines: Record<string, unknown>[] = [];
  const environment = { ...readEnvironment(app, { DATA_DIR: await data, PORT_BASE: '7000' }), ...change };
  const edge = await buildEdge({ app, environment, log: (line) => lines.push(line) });
  return { edge, lines };
}
