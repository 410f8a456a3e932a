import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleReleaseFile } from '../testing/exampleRelease';
import { readReleaseFile, writeReleaseFile } from './releaseStore';

const folderOfOne = () => mkdtempSync(join(tmpdir(), 'releases-'));

describe('the release file (federation, Releases: signed by the tool, checked by the edge)', () => {
  it('is read back as written, under a key that only its owner can read', () => {
    const folder = folderOfOne();
    writeReleaseFile(folder, exampleReleaseFile());
    expect(readReleaseFile(folder)).toEqual(exampleReleaseFile());
    expect(statSync(join(folder, 'signing-key.pem')).mode & 0o077).toBe(0);
  });

  it('is null before the first publication', () => {
    expect(readReleaseFile(folderOfOne())).toBeNull();
  });

  it.each([
    ['another live release', (text: string) => text.replace('\\"live\\":\\"r2\\"', '\\"live\\":\\"r1\\"')],
    ['another hash', (text: string) => text.replace('sha384-quote', 'sha384-other')],
    ['no signature', (text: string) => text.replace('signature', 'signed')],
    ['a changed signature', (text: string) => text.replace(/"signature":"./, '"signature":"!')],
  ])('is rejected with %s', (_name, tamper) => {
    const folder = folderOfOne();
    writeReleaseFile(folder, exampleReleaseFile());
    const file = join(folder, 'releases.json');
    const before = readFileSync(file, 'utf8');
    expect(tamper(before)).not.toBe(before);
    writeFileSync(file, tamper(before));
    expect(() => readReleaseFile(folder)).toThrow('not signed');
  });
});
