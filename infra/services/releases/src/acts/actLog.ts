import { createHash, randomUUID } from 'node:crypto';
import type { ActLog, LogEntry } from '@shared/kit/release';
import { Refusal } from '../model/refusal';
import { readLedger } from '../store/ledger';
import type { FileStore } from '../store/fileStore';
import type { ReleaseStore } from '../store/openStore';

const NAME = 'log.jsonl';
const START = '0'.repeat(64);
/** Readings or writings to try while others write. */
const TRIES = 20;

const hashOf = (line: string) => createHash('sha256').update(line).digest('hex');
const linesOf = (text: string) => text.split('\n').filter(Boolean);
const headOf = (lines: string[]) => (lines.length > 0 ? hashOf(lines.at(-1) ?? '') : START);

const busy = () => new Refusal(503, 'busy', 'Others are changing the releases; try again');

function parse(line: string): LogEntry | null {
  try {
    const entry: LogEntry = JSON.parse(line);
    return entry;
  } catch {
    return null;
  }
}

/** The lines, with the signed one at their end if a crash left it out and it follows from them. */
function completed(lines: string[], signed: string | null): string[] {
  const isNext = signed !== null && lines.at(-1) !== signed && parse(signed)?.after === headOf(lines);
  return isNext ? [...lines, signed] : lines;
}

function checked(text: string, signed: string | null): ActLog {
  const lines = completed(linesOf(text), signed);
  const hashes = [START, ...lines.map(hashOf)];
  const parsed = lines.map(parse);
  const wrong = parsed.findIndex((entry, index) => entry?.after !== hashes[index]);
  const lost = signed !== null && lines.at(-1) !== signed;
  const atEnd = lost
    ? 'The line of the last act is missing or was changed, or a line was added after it.'
    : null;
  return {
    entries: parsed.filter((entry) => entry !== null),
    head: headOf(lines),
    broken: wrong < 0 ? atEnd : `Line ${wrong + 1} does not follow from the line before it.`,
  };
}

/** The log, oldest first, with its chain checked up to the line that the signed ledger contains. */
export async function readLog(store: ReleaseStore): Promise<ActLog> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { ledger, tag } = await readLedger(store);
    const text = (await store.files.get(NAME))?.content.toString() ?? '';
    // An act in between would make the two disagree.
    if ((await readLedger(store)).tag === tag) return checked(text, ledger.line);
  }
  throw busy();
}

/** Adds the signed line to the log unless it is there. Returns the text of the log. */
export async function completeLog(files: FileStore, signed: string | null): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await files.get(NAME);
    const text = stored?.content.toString() ?? '';
    if (signed === null || linesOf(text).includes(signed)) return text;
    // A line that was cut off stays, so that the next one does not continue it.
    const start = text === '' || text.endsWith('\n') ? '' : '\n';
    const next = `${text}${start}${signed}\n`;
    if (await files.put(NAME, next, stored?.tag ?? null)) return next;
  }
  throw busy();
}

/** Whether the log has this line. */
export async function isInLog(files: FileStore, line: string): Promise<boolean> {
  return linesOf((await files.get(NAME))?.content.toString() ?? '').includes(line);
}

/** The next line of the log. `signed`: the line of the last act; `text`: the log that contains it. */
export function nextLine(
  entry: Omit<LogEntry, 'at' | 'id' | 'after'>,
  signed: string | null,
  text: string,
): string {
  const after = signed === null ? headOf(linesOf(text)) : hashOf(signed);
  return JSON.stringify({ at: new Date().toISOString(), id: randomUUID(), ...entry, after });
}
