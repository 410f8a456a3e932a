import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActLog, LogEntry } from '@shared/kit/release';

const START = '0'.repeat(64);

const fileIn = (folder: string) => join(folder, 'log.jsonl');
const hashOf = (line: string) => createHash('sha256').update(line).digest('hex');

function textOf(folder: string): string {
  return existsSync(fileIn(folder)) ? readFileSync(fileIn(folder), 'utf8') : '';
}

function parse(line: string): LogEntry | null {
  try {
    const entry: LogEntry = JSON.parse(line);
    return entry;
  } catch {
    return null;
  }
}

/**
 * The log, oldest first, with its chain checked. `act`: the hash that the release file names; a log without that line
 * has lost its end.
 */
export function readLog(folder: string, act?: string): ActLog {
  const lines = textOf(folder).split('\n').filter(Boolean);
  const hashes = [START, ...lines.map(hashOf)];
  const parsed = lines.map(parse);
  const wrong = parsed.findIndex((entry, index) => entry?.after !== hashes[index]);
  const lost = act !== undefined && !hashes.includes(act);
  const missing = lost ? 'The line of the last change of the release file is missing or was changed.' : null;
  return {
    entries: parsed.filter((entry) => entry !== null),
    head: hashes.at(-1) ?? START,
    broken: wrong < 0 ? missing : `Line ${wrong + 1} does not follow from the line before it.`,
  };
}

/** Appends one line, chained to the last; returns its hash. The caller holds the lock. */
export function appendToLog(folder: string, entry: Omit<LogEntry, 'at' | 'after'>): string {
  mkdirSync(folder, { recursive: true });
  const text = textOf(folder);
  const line = JSON.stringify({ at: new Date().toISOString(), ...entry, after: readLog(folder).head });
  // A line cut off by a crash stays, so that the next one does not continue it.
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  appendFileSync(fileIn(folder), `${start}${line}\n`, { mode: 0o600, flush: true });
  return hashOf(line);
}
