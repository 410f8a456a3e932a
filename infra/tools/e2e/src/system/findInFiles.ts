import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The forms a text can have in a file: plain, UTF-16, base64 (at each of three offsets) or hex. */
function disguisesOf(text: string): Buffer[] {
  const plain = Buffer.from(text, 'utf8');
  const base64 = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), plain]).toString('base64');
    // Characters that depend on their neighbors are cut off.
    return Buffer.from(shifted.slice(offset === 0 ? 0 : 4, -4));
  });
  return [plain, Buffer.from(text, 'utf16le'), Buffer.from(plain.toString('hex')), ...base64];
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
}

/** The file's current content; empty if the running system has just removed it. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (existsSync(file)) throw error;
    return Buffer.alloc(0);
  }
}

/** Whether this content contains a text, ignoring case. */
export function finder(text: string): (content: Buffer) => boolean {
  const wanted = [...new Set([text, text.toLowerCase(), text.toUpperCase()])].flatMap(disguisesOf);
  return (content) => wanted.some((disguise) => content.includes(disguise));
}

/** The files under these paths that contain a text, ignoring case; and how many were read. */
export function findInFiles(paths: readonly string[], text: string): { found: string[]; searched: number } {
  const files = paths.flatMap(filesIn);
  const contains = finder(text);
  const found = files.filter((file) => contains(contentOf(file)));
  return { found, searched: files.length };
}
