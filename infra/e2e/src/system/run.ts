import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the set-up writes down for the tests, since jest runs them in contexts of their own. */
export interface Run {
  dataDir: string;
  /** Everything `npm start` printed. */
  logFile: string;
  /** Where the browser that all files share is joined. */
  browser: string;
  /** Process ids of what a test started and the teardown must end, one a line. */
  startedFile: string;
}

/** Makes the folder of a run. */
export function newRunFolder(): string {
  return mkdtempSync(join(tmpdir(), 'quote-e2e-run-'));
}

export function writeRun(folder: string, run: Omit<Run, 'startedFile'>): void {
  const startedFile = join(folder, 'started');
  const file = join(folder, 'run.json');
  writeFileSync(startedFile, '');
  writeFileSync(file, JSON.stringify({ ...run, startedFile } satisfies Run));
  process.env['E2E_RUN_FILE'] = file;
}

/** The run this test belongs to. */
export function readRun(): Run {
  return JSON.parse(readFileSync(process.env['E2E_RUN_FILE'] ?? '', 'utf8')) as Run;
}

/** Notes a process that a test started, so that the teardown ends it even when the test does not. */
export function noteStarted(pid: number): void {
  appendFileSync(readRun().startedFile, `${pid}\n`);
}

/** Ends every noted process that still runs. */
export function endStarted(): void {
  const { startedFile } = readRun();
  if (!existsSync(startedFile)) return;
  for (const pid of readFileSync(startedFile, 'utf8').split('\n').filter(Boolean).map(Number)) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  }
}
