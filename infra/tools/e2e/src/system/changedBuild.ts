import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import type { DescribedBuild } from '@shared/kit';

/** Changes one text file of a build; `headings` are the ones that pages contain before the scripts run. */
export type Change = (text: string, name: string) => string;

/** Replaces words in whatever a build shows. */
export const reworded =
  (words: Record<string, string>): Change =>
  (text) =>
    Object.entries(words).reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

/** Changes the scripts that begin a remote, so that it happens once in each page that loads it. */
export const beginningWith =
  (script: string): Change =>
  (text, name) =>
    name.startsWith('remoteEntry.') ? script + text : text;

/**
 * Another build of a part, made from a finished one by changing its files, as if its team had built it from changed
 * sources. Returns the build and its new folder.
 */
export function changedBuild(from: string, change: Change): { build: DescribedBuild; folder: string } {
  const old: DescribedBuild = JSON.parse(readFileSync(join(from, 'build.json'), 'utf8'));
  const folder = tempFolder('build');
  const source = randomBytes(6).toString('hex');
  const container = `${old.app}_${source}`;
  const files: DescribedBuild['files'] = {};
  for (const name of Object.keys(old.files)) {
    let isSame = true;
    if (/\.(js|json)$/.test(name)) {
      const text = readFileSync(join(from, name), 'utf8').replaceAll(old.container, container);
      const changed = change(text, name);
      isSame = changed === text;
      writeFileSync(join(folder, name), changed);
    } else copyFileSync(join(from, name), join(folder, name));
    const content = readFileSync(join(folder, name));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    // The service measures what is compressed; a check takes this as it is.
    const brotli = (isSame && old.files[name]?.brotli) || content.length;
    files[name] = { integrity, bytes: content.length, brotli };
  }
  const headings = old.headings && JSON.parse(change(JSON.stringify(old.headings), 'headings'));
  const build = { ...old, source, container, files, ...(headings ? { headings } : {}) };
  writeFileSync(join(folder, 'build.json'), JSON.stringify(build));
  return { build, folder };
}
