import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import webpack from 'webpack';
import { PartsPlugin } from './PartsPlugin';

const FILES = {
  'package.json': '{"sideEffects":false}',
  'first.ts':
    "import { zones } from './parts/zones';\nexport const show = () => import(/* webpackChunkName: 'late' */ './late').then((part) => part.show(zones));",
  'late.ts':
    "import { notices } from './parts/notices';\nexport const show = (zones) => console.log(zones, notices);",
  'parts/zones.ts': "import { zone } from '../data/TX';\nexport const zones = [zone];",
  'parts/notices.ts': "import { notice } from '../data/TX';\nexport const notices = [notice()];",
  'data/TX.ts':
    "import { HARM } from '../harm';\nexport const zone = { main: 'a zone', counties: ['one'] };\nexport const notice = () => 'a notice ' + HARM;",
  'harm.ts': "export const HARM = 'of harm';",
  'index.ts': "import(/* webpackChunkName: 'first' */ './first').then((part) => part.show());",
};

let folder: string;
beforeEach(() => {
  folder = tempFolder('parts');
  for (const inner of ['parts', 'data']) mkdirSync(join(folder, inner));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Both chunks of a build with these plugins. */
async function build(plugins: PartsPlugin[]): Promise<{ first: string; late: string }> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.ts',
    output: { path: join(folder, 'dist'), chunkFilename: '[name].js' },
    resolve: { extensions: ['.ts'] },
    plugins,
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  const chunk = (name: string) => readFileSync(join(folder, 'dist', `${name}.js`), 'utf8');
  return { first: chunk('first'), late: chunk('late') };
}

test('a chunk has only the part of a file that its collection takes', async () => {
  const { first, late } = await build([new PartsPlugin()]);
  expect(first).toContain('a zone');
  expect(first).not.toMatch(/a notice|of harm/);
  expect(late).toMatch(/a notice/);
  expect(late).not.toContain('a zone');
});

test('without the plugin the first chunk has everything', async () => {
  expect((await build([])).first).toMatch(/a notice/);
});
