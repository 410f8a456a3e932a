import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { addReport, type JestReport, type Outcome } from './outcome';
import { root, runCommand } from './runCommand';

const JEST = join(root, 'node_modules/jest/bin/jest.js');

/**
 * In MB, passed on to the workers. Rendering creates much garbage; with the usual 16 MB, collecting it takes a tenth
 * of the time.
 */
const YOUNG_HEAP = '--max-semi-space-size=64';

/** `node` is a path to another Node; `quiet` as in `runCommand`. */
export interface JestRun {
  title: string;
  args: string[];
  env?: Record<string, string>;
  node?: string;
  quiet?: boolean;
}

function read(file: string): JestReport | null {
  try {
    const report: JestReport = JSON.parse(readFileSync(file, 'utf8'));
    return report;
  } catch {
    return null;
  }
}

/** Runs jest and adds its report. A run that dies without a report counts as one failure. */
export async function runJest(outcome: Outcome, run: JestRun): Promise<void> {
  const { title, args, env = {}, node = process.execPath, quiet } = run;
  const folder = tempFolder('quote-tests');
  const file = join(folder, 'report.json');
  const jest = [YOUNG_HEAP, JEST, ...args, '--json', `--outputFile=${file}`];
  const ok = await runCommand({ title, file: node, args: jest, env }, quiet);
  addReport(outcome, title, read(file), ok);
  rmSync(folder, { recursive: true, force: true });
}

/**
 * By default jest leaves a core free, so on a machine with two it would run the files one after another. A worker
 * slows down as files leave memory behind, so it is replaced at this size.
 */
export const UNIT = ['--silent', '--maxWorkers=100%', '--workerIdleMemoryLimit=1200MB'];
export const BROWSER = ['--config', 'infra/tools/e2e/jest.config.mjs'];
