import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newKey } from './vault';
import { errorCodeOf } from '../errorCodeOf';

const readKey = (text: string, source: string): Buffer => {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`${source} must hold 32 bytes in base64`);
  return key;
};

/**
 * The master key: from the environment (base64), else from `file`, which is made once beside the embedded database and
 * readable by its owner alone.
 */
export function loadMasterKey(fromEnvironment: string | null, file: string): Buffer {
  if (fromEnvironment !== null) return readKey(fromEnvironment, 'MASTER_KEY');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, newKey().toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
  return readKey(readFileSync(file, 'utf8'), file);
}
