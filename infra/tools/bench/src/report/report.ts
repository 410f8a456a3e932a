import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { repository } from '../repository';
import { median, ratioOf, verdictOf, type Row } from './row';
import { tableOf } from './table';

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

function commit(): string {
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}

interface Settings {
  /** Cold loads of each build. */
  runs: number;
  /** Version of the browser. */
  browser: string;
}

/** Writes the figures between the two markers of the README. */
function writeReadme(figures: string): void {
  const file = join(repository, 'infra/tools/bench/README.md');
  const marks = /<!-- figures -->[^]*<!-- end of figures -->/;
  const text = `<!-- figures -->\n\n${figures}\n\n<!-- end of figures -->`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marks, () => text),
  );
}

function writeJson(about: object, rows: readonly Row[]): void {
  const summaries = rows.map((row) => ({
    ...row,
    budget: row.budget?.text ?? null,
    median: median(row.federated),
    ratio: ratioOf(row),
    verdict: verdictOf(row),
  }));
  const folder = join(repository, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), JSON.stringify({ ...about, rows: summaries }, null, 2));
}

/** Prints the table, stores every figure as JSON, and optionally updates the README. */
export function report(rows: readonly Row[], { runs, browser }: Settings, isForReadme: boolean): void {
  const measuredAt = new Date().toISOString();
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? ''}`;
  const node = process.version;
  writeJson({ measuredAt, commit: commit(), runs, browser, node, machine }, rows);
  const about = `${measuredAt.slice(0, 16)}Z, commit ${commit()}, ${runs} runs, Chromium ${browser}, Node ${node}, ${machine}`;
  const figures = `${about}\n\n${tableOf(rows)}`;
  console.log(`\n${figures}\n\nThe same as JSON, with every run: .cache/bench/figures.json`);
  if (isForReadme) writeReadme(figures);
}
