import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import webpack from 'webpack';
import {
  LIBRARY_REPLACEMENTS,
  REMOTE_REPLACEMENTS,
  REPLACEMENTS,
  SHELL_REPLACEMENTS,
  type ReplacementName,
} from './replacements';
import { ReplacementsPlugin } from './ReplacementsPlugin';

/** Builds one module that imports stylis' real Prefixer; returns the build errors. */
async function faultsOf(names: readonly ReplacementName[], leftOut?: string): Promise<string[]> {
  const folder = tempFolder('replacements');
  writeFileSync(join(folder, 'one.js'), "import { middleware } from 'stylis';\nconsole.log(middleware);");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './one.js',
    output: { path: folder },
    optimization: { minimize: false },
    resolve: { modules: [join(process.cwd(), 'node_modules')] },
    module: { rules: [{ test: /\.ts$/, type: 'javascript/auto', loader: require.resolve('swc-loader') }] },
    plugins: [new ReplacementsPlugin(names, leftOut)],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('no stats'));
      else resolve(stats.compilation.errors.map(({ message }) => message));
    });
  });
}

describe('replacements (ADR 0002)', () => {
  it('fail the build if they match nothing', async () => {
    expect(await faultsOf(['prefixes'])).toEqual([]);
    expect(await faultsOf(['prefixes', 'cases'])).toEqual([
      String.raw`The replacement 'cases' matches nothing: /^tiny-case$/ (ADR 0002)`,
    ]);
    expect(await faultsOf(['prefixes', 'cases'], 'cases')).toEqual([]);
  });

  const inShell: readonly string[] = [...SHELL_REPLACEMENTS, ...LIBRARY_REPLACEMENTS.production];
  const inRemotes: readonly string[] = REMOTE_REPLACEMENTS;

  it('are each used by a build', () => {
    expect([...new Set([...inShell, ...inRemotes])].toSorted()).toEqual(Object.keys(REPLACEMENTS).toSorted());
  });

  it('state the bytes they save, where they are used', () => {
    for (const [name, { saves }] of Object.entries(REPLACEMENTS)) {
      const places = [
        ...(inShell.includes(name) ? ['shell'] : []),
        ...(inRemotes.includes(name) ? ['remote'] : []),
      ];
      expect(Object.keys(saves)).not.toEqual([]);
      expect(places).toEqual(expect.arrayContaining(Object.keys(saves)));
    }
  });
});
