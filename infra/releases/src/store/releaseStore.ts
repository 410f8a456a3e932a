import type { KeyObject } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { AppName, Build, ReleaseFile } from '../model/release';
import { seal, signingKey, unseal, verifyingKey } from './signature';

/** The releases folder, inside the data folder (`DATA_DIR`). */
export function releasesFolder(dataDir: string = process.env.DATA_DIR ?? '.data'): string {
  return resolve(dataDir, 'releases');
}

/** The folder of one published version; its files are served unchanged. */
export function versionFolder(folder: string, app: AppName, version: string): string {
  return join(folder, 'apps', app, version);
}

const fileIn = (folder: string) => join(folder, 'releases.json');

/**
 * The signed release file, verified with the given key or the folder's own; null before anything is published.
 * @throws Error if the signature is wrong
 */
export function readReleaseFile(folder: string, key: KeyObject | null = null): ReleaseFile | null {
  if (!existsSync(fileIn(folder))) return null;
  const signed = unseal(readFileSync(fileIn(folder), 'utf8'), key ?? verifyingKey(folder));
  const file: ReleaseFile = JSON.parse(signed);
  return file;
}

/** Replaces the release file atomically, signed. */
export function writeReleaseFile(folder: string, file: ReleaseFile): void {
  const next = `${fileIn(folder)}.next`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(next, seal(JSON.stringify(file), signingKey(folder)));
  renameSync(next, fileIn(folder));
}

/** A number that changes with the release file. */
export function releaseFileStamp(folder: string): number {
  return statSync(fileIn(folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Copies a finished build to the first free publication number of its sources; returns the version's name. */
export function storeVersion(folder: string, build: Build, from: string): string {
  let number = 1;
  while (existsSync(versionFolder(folder, build.app, `${build.source}-${number}`))) number += 1;
  const version = `${build.source}-${number}`;
  const target = versionFolder(folder, build.app, version);
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(from, partial, { recursive: true });
  renameSync(partial, target);
  return version;
}
