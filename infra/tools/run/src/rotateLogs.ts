import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

interface LogLimits {
  /** A log above this size becomes `<name>.log.1`. */
  bytes: number;
  /** How many older logs are kept of each part. */
  keep: number;
}

/** About 600 quotes a log. All logs of a part, the current one included, take about 60 MB. */
const LIMITS: LogLimits = { bytes: 10 * 1024 * 1024, keep: 5 };
/** ms between looks; a log may exceed its limit by what is written meanwhile. */
const LOOK_EVERY = 60_000;
const CHUNK = 1024 * 1024;

/** Copies from where the last read ended to the end. */
function copyRest(from: number, to: number): void {
  const chunk = Buffer.alloc(CHUNK);
  for (let count = 1; count > 0;) {
    count = readSync(from, chunk, 0, CHUNK, null);
    for (let done = 0; done < count;) done += writeSync(to, chunk, done, count - done);
  }
}

/** Moves `.1` to `.2` and so on; the oldest is overwritten. */
function shift(log: string, keep: number): void {
  for (let number = keep - 1; number >= 1; number -= 1)
    if (existsSync(`${log}.${number}`)) renameSync(`${log}.${number}`, `${log}.${number + 1}`);
}

/**
 * Its writers keep the file open, so it is copied and emptied rather than renamed. The older logs move only once the
 * copy exists. What was written during that is copied last, so that next to nothing can come between copy and end.
 */
function rotate(log: string, keep: number): void {
  const draft = `${log}.part`;
  rmSync(draft, { force: true });
  const from = openSync(log, 'r+');
  try {
    const to = openSync(draft, 'wx', 0o600);
    try {
      copyRest(from, to);
      shift(log, keep);
      renameSync(draft, `${log}.1`);
      copyRest(from, to);
      ftruncateSync(from, 0);
    } finally {
      closeSync(to);
      rmSync(draft, { force: true });
    }
  } finally {
    closeSync(from);
  }
}

/** Looks once at each log in the folder. What cannot be rotated (a full disk) waits for the next look. */
export function rotateLogs(folder: string, { bytes, keep }: LogLimits): void {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.log'));
  } catch {
    return;
  }
  for (const log of names.map((name) => join(folder, name))) {
    try {
      if (statSync(log).size > bytes) rotate(log, keep);
    } catch {
      // Nothing is lost: the log stays as it is, and its writers go on.
    }
  }
}

/** Rotates the logs of a data folder now and every minute, as long as this process runs or until told to stop. */
export function keepLogsSmall(dataDir: string): () => void {
  const look = () => rotateLogs(join(dataDir, 'logs'), LIMITS);
  look();
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
