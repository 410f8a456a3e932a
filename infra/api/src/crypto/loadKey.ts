import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newKey } from './vault';
import { errorCodeOf } from '../errorCodeOf';

/** 32 bytes from base64 text. @throws Error that names the source. */
export function readKey(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`${source} must hold 32 bytes in base64`);
  return key;
}

/** The key in a file, created once (by whichever process comes first) and readable only by its owner. */
export function keyInFile(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, newKey().toString('base64'), { mode: 0o600 });
  try {
    // A link appears atomically, so another process that starts now never reads half a key.
    linkSync(draft, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readKey(readFileSync(file, 'utf8'), file);
}
