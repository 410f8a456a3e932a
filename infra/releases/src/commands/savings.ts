import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remoteConfig, REPLACEMENTS, shellConfig, type Replacement } from '@shared/federation/build';
import { appFolder } from '../build/places';
import { runWebpack } from '../build/runWebpack';

const KINDS = ['shell', 'remote'] as const;
type Kind = (typeof KINDS)[number];

/** Brotli bytes of the shell's entry, or of a remote's, with one replacement left out. */
async function entryBytes(kind: Kind, leftOut: string): Promise<number> {
  const outDir = mkdtempSync(join(tmpdir(), 'savings-'));
  process.env.WITHOUT_REPLACEMENT = leftOut;
  const name = kind === 'shell' ? 'shell' : 'quote';
  const options = { name, dir: appFolder(name), version: 'savings', outDir, mode: 'production' } as const;
  const stats = await runWebpack((kind === 'shell' ? shellConfig : remoteConfig)(options));
  const { assets = [] } = stats.toJson({ all: false, assets: true });
  const entry = assets.find((asset) => /^(shell|remoteEntry)\./.test(asset.name));
  const bytes = brotliCompressSync(readFileSync(join(outDir, entry?.name ?? ''))).length;
  rmSync(outDir, { recursive: true });
  return bytes;
}

/** Prints what each replacement saves beside what its declaration says. */
export async function printSavings(): Promise<void> {
  for (const kind of KINDS) {
    const all = await entryBytes(kind, '');
    for (const [name, { saves }] of Object.entries<Replacement>(REPLACEMENTS)) {
      const stated = saves[kind];
      if (stated === undefined) continue;
      const saved = (await entryBytes(kind, name)) - all;
      console.log(`${kind.padEnd(6)} ${name.padEnd(16)} saves ${saved} bytes (stated: ${stated})`);
    }
  }
}
