import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/** Packages that are no part of a running back end. */
const OUTSIDE = new Set(['node_modules', 'dist', 'bench', 'docs', 'e2e']);
const isSource = (name) => /\.(ts|mjs|json)$/.test(name) && !/\.(test|e2e)\.ts$/.test(name);

/** The files of a folder that may go into the bundle, in a stable order. */
export function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return OUTSIDE.has(entry.name) ? [] : sourcesIn(path);
      return isSource(entry.name) ? [path] : [];
    });
}

/** A hash of the sources by name and content: an added, changed or deleted file changes it. */
export function hashOf(top, files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file.slice(top.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** The folder of the bundled back end, built now unless these exact sources were built before. */
export async function ensureBuilt() {
  const files = ['infra', 'shared'].flatMap((name) => sourcesIn(join(root, name)));
  const builds = join(root, '.cache/back-end');
  const folder = join(builds, hashOf(root, [...files, join(root, 'package-lock.json')]));
  if (existsSync(folder)) return folder;
  const started = performance.now();
  const partial = `${folder}.${process.pid}`;
  mkdirSync(builds, { recursive: true });
  try {
    const { bundle } = await import('./bundle.mjs');
    await bundle(partial);
    // Another start may have built the same sources first.
    if (!existsSync(folder)) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  console.log(`built the back end in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return folder;
}

/** Runs a command in this process, so that no loader or second Node stays in memory. */
export async function runBuilt(command) {
  try {
    const folder = await ensureBuilt();
    process.setSourceMapsEnabled(true);
    const { run } = await import(pathToFileURL(join(folder, `${command}.mjs`)).href);
    await run(folder);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
