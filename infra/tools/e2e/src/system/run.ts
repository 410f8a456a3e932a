import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';

/** The setup's facts for the tests, stored in a file because jest runs them in separate contexts. */
export interface Run {
  dataDir: string;
  /** Everything `npm start` printed. */
  logFile: string;
  /** The address for connecting to the shared browser. */
  browser: string;
  /** Process ids that the teardown must end, one per line. */
  startedFile: string;
}

export function newRunFolder(): string {
  return tempFolder('quote-e2e-run');
}

export function writeRun(folder: string, run: Omit<Run, 'startedFile'>): void {
  const startedFile = join(folder, 'started');
  const file = join(folder, 'run.json');
  writeFileSync(startedFile, '');
  writeFileSync(file, JSON.stringify({ ...run, startedFile } satisfies Run));
  process.env['E2E_RUN_FILE'] = file;
}

/** The current test's run. */
export function readRun(): Run {
  return JSON.parse(readFileSync(process.env['E2E_RUN_FILE'] ?? '', 'utf8')) as Run;
}

/** Records a process that a test started, so that the teardown ends it even if the test does not. */
export function noteStarted(pid: number): void {
  appendFileSync(readRun().startedFile, `${pid}\n`);
}

/** Ends every recorded process that still runs. */
export function endStarted(): void {
  const { startedFile } = readRun();
  if (!existsSync(startedFile)) return;
  for (const pid of readFileSync(startedFile, 'utf8').split('\n').filter(Boolean).map(Number)) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It has already ended.
    }
  }
}
