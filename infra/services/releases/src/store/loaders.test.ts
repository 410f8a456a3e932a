import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleBuild } from '../testing/exampleRelease';
import { loaderName } from './loaders';
import { folderStore } from './openStore';
import { storeVersion } from './versions';

const loader = (version: string) => ({
  ...exampleBuild('quote'),
  embed: { entry: 'embed.1.js', initial: ['embed.1.js'], loader: { version, file: 'embed-loader.1.js' } },
});

test('a version of the loader is one file for good', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loaders-'));
  const { files } = folderStore(folder);
  const publish = (version: string, text: string, isStart = false) =>
    storeVersion(files, loader(version), ['embed-loader.1.js'], async () => Buffer.from(text), isStart);
  const kept = async (version: string) => (await files.get(loaderName(version)))?.content.toString();
  await publish('1.0.0', 'first');
  await publish('1.0.0', 'first');
  await expect(publish('1.0.0', 'second')).rejects.toThrow('give @shared/embed a new version');
  await publish('1.0.1', 'second');
  await publish('1.0.1', 'in work', true);
  expect([await kept('1.0.0'), await kept('1.0.1')]).toEqual(['first', 'second']);
  await storeVersion(files, exampleBuild('quote'), [], async () => Buffer.alloc(0));
  rmSync(folder, { recursive: true });
});
