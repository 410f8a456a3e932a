import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { exampleReleaseFile } from '../testing/exampleRelease';
import { readReleaseFile, writeReleaseFile } from './ledger';
import { folderStore } from './openStore';

const folderOfOne = () => tempFolder('releases');

describe('the release file (federation, Releases: signed by the tool, checked by the edge)', () => {
  it('is read back as written, under a key that only its owner can read', async () => {
    const folder = folderOfOne();
    await writeReleaseFile(folderStore(folder), exampleReleaseFile());
    expect(await readReleaseFile(folderStore(folder))).toEqual(exampleReleaseFile());
    expect(statSync(join(folder, 'signing-key.pem')).mode & 0o077).toBe(0);
  });

  it('is null before the first publication', async () => {
    expect(await readReleaseFile(folderStore(folderOfOne()))).toBeNull();
  });

  it.each([
    [
      'another live release',
      (text: string) => text.replace('\\"live\\":\\"aaa-2\\"', '\\"live\\":\\"aaa-1\\"'),
    ],
    ['another hash', (text: string) => text.replace('sha384-quote', 'sha384-other')],
    ['no signature', (text: string) => text.replace('signature', 'signed')],
    ['a changed signature', (text: string) => text.replace(/"signature":"./, '"signature":"!')],
  ])('is rejected with %s', async (_name, tamper) => {
    const folder = folderOfOne();
    await writeReleaseFile(folderStore(folder), exampleReleaseFile());
    const file = join(folder, 'releases.json');
    const before = readFileSync(file, 'utf8');
    expect(tamper(before)).not.toBe(before);
    writeFileSync(file, tamper(before));
    await expect(readReleaseFile(folderStore(folder))).rejects.toThrow('not signed');
  });
});
