import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { isBuiltin } from 'node:module';
import { build, stop } from 'esbuild';
import { root } from './install.mjs';

/** The entry points, by the name of their file in the build. */
export const ENTRIES = {
  start: 'infra/tools/run/src/main.ts',
  serve: 'infra/tools/run/src/serveOne.ts',
  api: 'infra/services/api/src/server.ts',
  'vehicle-data': 'infra/services/vehicle-data/src/server.ts',
  releases: 'infra/services/releases/src/service/server.ts',
  providers: 'infra/stand-ins/server.ts',
  edge: 'infra/services/edge/src/server.ts',
};

/** From a build's folder to the repository: builds are in `.cache/back-end/<hash>`. */
const TO_ROOT = '../../..';

/**
 * Bundles our packages with their files named by `#`, and one package that consists of 300 small files. Other npm
 * packages stay outside, because they are already JavaScript.
 */
const INSIDE = /^@(shared|infra)\/|^#|^kysely(\/|$)/;

const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INSIDE.test(path) ? undefined : { path, external: true },
    );
  },
};

/** A module keeps the address of its source, because its data files are next to it. */
const ownAddress = (toRoot) => ({
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const file = `${toRoot}/${relative(root, path).replaceAll(sep, '/')}`;
      const contents = text
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(file)}`)})`);
      return { contents, loader: 'ts', resolveDir: dirname(path) };
    });
  },
});

const sentence = ({ location, text }) => (location ? `${location.file}:${location.line}: ${text}` : text);

/**
 * Bundles the back end, and returns the npm packages that it imports. @throws Error of one sentence that names the
 * first mistake.
 */
export async function bundle(outdir, entryPoints = ENTRIES, toRoot = TO_ROOT) {
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints,
      outdir,
      bundle: true,
      // Code shared by two parts is one chunk, and rarely needed code loads on demand.
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node22.12',
      outExtension: { '.js': '.mjs' },
      resolveExtensions: ['.ts', '.mjs', '.json'],
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'silent',
      plugins: [packagesOutside, ownAddress(toRoot)],
      metafile: true,
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    const outside = imports.filter(({ external, path }) => external && !isBuiltin(path));
    return [...new Set(outside.map(({ path }) => path))];
  } catch (error) {
    const [first] = error.errors ?? [];
    throw first ? new Error(`The back end cannot be built: ${sentence(first)}`) : error;
  } finally {
    await stop();
  }
}
