import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder } from './flushFolder';

const BYTES = 32;

/** 32 bytes from base64 text. @throws Error that names the source. */
export function readKey(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== BYTES) throw new Error(`${source} must hold 32 bytes in base64`);
  return key;
}

function createKey(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(BYTES).toString('base64'), { mode: 0o600, flush: true });
  try {
    // A link appears atomically, so another process that starts now never reads half a key.
    linkSync(draft, file);
    flushFolder(dirname(file));
  } catch (error) {
    // Another process came first.
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * The key in a file, created once (by whichever process comes first), readable only by its owner, and on disk before
 * anything is encrypted with it.
 */
export function keyInFile(file: string): Buffer {
  if (!existsSync(file)) createKey(file);
  return readKey(readFileSync(file, 'utf8'), file);
}
