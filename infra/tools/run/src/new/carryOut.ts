import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Misuse, type AddedLine, type Plan } from './plan';

function withLine(text: string, { file, after, text: added, replaces }: AddedLine): string {
  const found = [...text.matchAll(new RegExp(after, 'gm'))].at(-1);
  if (!found) throw new Misuse(`${file} has changed: there is no line like ${String(after)} to add to`);
  const end = found.index + found[0].length;
  const put = typeof added === 'string' ? added : added(found);
  return text.slice(0, replaces ? found.index : end) + put + text.slice(end);
}

/**
 * Creates what a plan names: all of it, or nothing. Refuses to overwrite a file, so a second run changes nothing.
 * Returns the paths of new and of changed files.
 */
export function carryOut(root: string, { files, lines }: Plan): { created: string[]; changed: string[] } {
  const taken = [...files.keys()].filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Misuse(`Nothing was changed: ${taken[0] ?? ''} exists already`);
  const changed = new Map<string, string>();
  for (const line of lines) {
    const before = changed.get(line.file) ?? readFileSync(join(root, line.file), 'utf8');
    changed.set(line.file, withLine(before, line));
  }
  for (const [path, text] of [...files, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { created: [...files.keys()], changed: [...changed.keys()] };
}
