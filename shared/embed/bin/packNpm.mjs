#!/usr/bin/env node
// Packs the npm package for partners who bundle: compiled JavaScript, types and the changelog.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, stop } from 'esbuild';

const here = resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const into = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '.');

const entry = (name) => ({
  import: { types: `./dist/npm/${name}.d.ts`, default: `./dist/npm/${name}.js` },
  require: { types: `./dist/npm/${name}.d.cts`, default: `./dist/npm/${name}.cjs` },
});

const PAPERS = ['CHANGELOG.md', 'LICENSE', 'README.md'];

const manifest = {
  name: '@milepost/auto-quote',
  version,
  description: 'The car insurance quote on your page: a loader, types and a React component',
  license: 'MIT',
  type: 'module',
  exports: { '.': entry('index'), './react': entry('react') },
  files: ['dist', ...PAPERS],
  sideEffects: false,
  peerDependencies: { react: '>=17', '@types/react': '>=17' },
  peerDependenciesMeta: { react: { optional: true }, '@types/react': { optional: true } },
};

const folder = mkdtempSync(join(tmpdir(), 'auto-quote-'));
try {
  mkdirSync(into, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  for (const name of ['CHANGELOG.md', 'LICENSE']) cpSync(join(here, name), join(folder, name));
  cpSync(join(here, 'npm.md'), join(folder, 'README.md'));
  for (const format of ['esm', 'cjs'])
    await build({
      entryPoints: [join(here, 'src/npm/index.ts'), join(here, 'src/npm/react.tsx')],
      outdir: join(folder, 'dist/npm'),
      bundle: true,
      splitting: format === 'esm',
      format,
      outExtension: { '.js': format === 'esm' ? '.js' : '.cjs' },
      target: 'es2022',
      jsx: 'automatic',
      external: ['react'],
    });
  await stop();
  const tsc = resolve(here, '../../node_modules/typescript/bin/tsc');
  execFileSync(
    process.execPath,
    [tsc, '-p', join(here, 'tsconfig.npm.json'), '--outDir', join(folder, 'dist')],
    { stdio: 'inherit' },
  );
  const writes = [];
  for (const file of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const place = join(folder, 'dist', file);
    // Node's resolution wants endings, which our sources do without.
    for (const [own, others] of [
      ['.d.ts', '.js'],
      ['.d.cts', '.cjs'],
    ]) {
      const text = readFileSync(place, 'utf8').replaceAll(/(from ['"]\.[^'"]+)(['"])/g, `$1${others}$2`);
      writes.push([place.replace('.d.ts', own), text]);
    }
  }
  for (const [place, text] of writes) writeFileSync(place, text);
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', into], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }),
  );
  console.log(join(into, packed.filename));
} finally {
  rmSync(folder, { recursive: true });
}
