import { buildAll } from '../build/buildAll';
import { overBudget, sizesOf } from '../model/sizesOf';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remoteConfig, REPLACEMENTS, shellConfig, type Replacement } from '@shared/federation/build';
import { runWebpack } from '@shared/kit/build';
import { appFolder } from '../build/places';

const KINDS = ['shell', 'remote'] as const;
type Kind = (typeof KINDS)[number];

/** Brotli bytes of all scripts of the shell, or of a remote, without one replacement. */
async function scriptBytes(kind: Kind, leftOut: string): Promise<number> {
  const outDir = mkdtempSync(join(tmpdir(), 'savings-'));
  process.env.WITHOUT_REPLACEMENT = leftOut;
  const name = kind === 'shell' ? 'shell' : 'quote';
  const options = { name, dir: appFolder(name), version: 'savings', outDir, mode: 'production' } as const;
  const stats = await runWebpack((kind === 'shell' ? shellConfig : remoteConfig)(options));
  const { assets = [] } = stats.toJson({ all: false, assets: true });
  const scripts = assets.filter(({ name: file }) => file.endsWith('.js'));
  const bytes = scripts.map(({ name: file }) => brotliCompressSync(readFileSync(join(outDir, file))).length);
  rmSync(outDir, { recursive: true });
  return bytes.reduce((sum, one) => sum + one, 0);
}

/** Prints each replacement's measured savings next to its declared ones. */
async function printSavings(): Promise<void> {
  for (const kind of KINDS) {
    const all = await scriptBytes(kind, '');
    for (const [name, { saves }] of Object.entries<Replacement>(REPLACEMENTS)) {
      const stated = saves[kind];
      if (stated === undefined) continue;
      const saved = (await scriptBytes(kind, name)) - all;
      console.log(`${kind.padEnd(6)} ${name.padEnd(16)} saves ${saved} bytes (stated: ${stated})`);
    }
  }
}

/**
 * npm run sizes: brotli size of each screen's scripts against its budget; fails if a screen is over. `--
 * --replacements` measures what each replacement inside a package saves.
 */
if (process.argv.includes('--replacements')) {
  await printSavings();
} else {
  const builds = await buildAll({ log: console.log });
  const words = { all: 'all JS', first: 'own JS', step: 'added ', embed: 'all JS' };
  for (const { app, route, of, kilobytes, budget } of sizesOf(builds))
    console.log(
      `${app.padEnd(6)} ${route.padEnd(40)} ${words[of]} ${kilobytes.toFixed(2).padStart(6)} of ${budget} KB`,
    );
  const over = overBudget(builds);
  for (const line of over) console.error(line);
  if (over.length > 0) process.exitCode = 1;
}
