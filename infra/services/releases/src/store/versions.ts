import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName, Build } from '../model/release';
import { inParallel } from './inParallel';
import type { FileStore } from './fileStore';
import { keepLoader } from './loaders';

/** The files of one published version, served unchanged: the folder's name in the store. */
export function versionName(app: AppName, version: string): string {
  return `apps/${app}/${version}`;
}

/** The folder of a version where releases are in a folder. */
export function versionFolder(folder: string, app: AppName, version: string): string {
  return join(folder, versionName(app, version));
}

/** Gives a build the first free publication number of its sources. Its description takes the number. */
async function takeNumber(files: FileStore, { app, source, ...build }: Build): Promise<string> {
  for (let number = 1; ; number += 1) {
    const version = `${source}-${number}`;
    const description = JSON.stringify({ ...build, app, source });
    if (await files.put(`${versionName(app, version)}/build.json`, description, null)) return version;
  }
}

/** Copies a build's files to a new version of its own; returns the version's name. @throws Refusal for another loader */
export async function storeVersion(
  files: FileStore,
  build: Build,
  names: string[],
  read: (name: string) => Promise<Buffer>,
  isStart = false,
): Promise<string> {
  await keepLoader(files, build, read, isStart);
  const version = await takeNumber(files, build);
  const place = versionName(build.app, version);
  await inParallel(names, async (name) => files.put(`${place}/${name}`, await read(name)));
  return version;
}

/** Copies a finished build in a folder of this machine to a new version. */
export async function storeBuild(
  files: FileStore,
  build: Build,
  from: string,
  isStart: boolean,
): Promise<string> {
  const names = (await readdir(from, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'build.json')
    .map(({ name }) => name);
  return storeVersion(files, build, names, (name) => readFile(join(from, name)), isStart);
}
