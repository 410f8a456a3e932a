import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { remoteFederation } from './federation';
import { SameIdsPlugin } from './SameIdsPlugin';

let folder: string;
beforeEach(() => {
  folder = tempFolder('same-ids');
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * The numbers of the two modules that the federation writes for a remote in this folder. All others lie under
 * `node_modules`, which is not in this folder.
 */
async function numbers(at: string, plugins: WebpackPluginInstance[]): Promise<string[]> {
  const context = join(folder, at);
  mkdirSync(join(context, 'src'), { recursive: true });
  writeFileSync(join(context, 'package-lock.json'), '{}');
  cpSync(join(import.meta.dirname, '../../../../remotes/rates/package.json'), join(context, 'package.json'));
  writeFileSync(join(context, 'src/RemoteModule.tsx'), "export const mount = () => 'mounted';");
  const compiler = webpack({
    mode: 'production',
    context,
    entry: {},
    output: { path: join(context, 'dist'), uniqueName: 'same', filename: '[name].js' },
    optimization: { moduleIds: 'deterministic' },
    // No loader is needed for a file without types.
    experiments: { typescript: false },
    plugins: [remoteFederation('same', '1'), ...plugins],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  const entry = readdirSync(join(context, 'dist')).find((name) => name.startsWith('remoteEntry')) ?? '';
  const script = readFileSync(join(context, 'dist', entry), 'utf8');
  return [...script.matchAll(/(\d+)\(\w,\w,\w\)\{var \w=\{/g)].map(([, number]) => String(number));
}

test('a remote has the same modules wherever its repository lies', async () => {
  const here = await numbers('here', [new SameIdsPlugin()]);
  expect(here).toHaveLength(2);
  expect(await numbers('a/longer/path', [new SameIdsPlugin()])).toEqual(here);
});

test('without the plugin the numbers depend on the folder', async () => {
  expect(await numbers('here', [])).not.toEqual(await numbers('a/longer/path', []));
});
