import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from '@infra/releases';
import { compress, runWebpack } from '@infra/releases/build';
import { repository } from '../repository';
import { BUNDLED_REMOTES, oneBundleConfig } from './oneBundleConfig';

export interface OneBundle {
  folder: string;
  /** Names the build; part of its addresses. */
  version: string;
  files: Record<string, BuiltFile>;
  /** Scripts that load with the shell, and with each remote, in order. */
  initial: Record<string, string[]>;
}

/** Builds the same sources without federation and compresses the files like a release. */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = join(repository, '.cache/bench/one-bundle');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stats = await runWebpack(oneBundleConfig(folder));
  const { namedChunkGroups = {}, hash = '' } = stats.toJson({ all: false, chunkGroups: true, hash: true });
  const scriptsOf = (group: string) =>
    (namedChunkGroups[group]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const names = readdirSync(folder).filter((name) => !name.endsWith('.txt'));
  return {
    folder,
    version: `one-${hash}`,
    files: Object.fromEntries(names.map((name) => [name, compress(join(folder, name))])),
    initial: Object.fromEntries(['shell', ...BUNDLED_REMOTES].map((group) => [group, scriptsOf(group)])),
  };
}
