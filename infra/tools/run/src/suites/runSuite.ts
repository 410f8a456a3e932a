import circus from 'jest-circus/runner';
import type { Config, OnTestFailure, OnTestSuccess } from 'jest-runner';
import { betweenFiles, type Page, type Runtime } from './betweenFiles';

type Result = Parameters<OnTestSuccess>[1];
type Failure = Parameters<OnTestFailure>[1];

/** What became of a file: its result, or the error that kept it from being loaded. */
export type Outcome = { result: Result; error?: never } | { result?: never; error: Failure };

/** The result of a suite, which jest takes for that of its first file. */
export interface SuiteResult extends Result {
  outcomes: Outcome[];
}

interface SuiteConfig extends Config.GlobalConfig {
  /** The files of each suite, by the first. */
  suites?: Record<string, string[]>;
}

const printedOn = ({ global }: Page) => global.console.getBuffer?.() ?? [];

const failureOf = (error: unknown): Failure => {
  const { code, message = String(error), stack, name: type = 'Error' } = Object(error);
  return { code, message, stack, type };
};

/** Runs a suite as jest runs a file: each file is a run of its own, in the same page or process, with the same modules. */
export default async function runSuite(
  config: SuiteConfig,
  project: Config.ProjectConfig,
  page: Page,
  runtime: Runtime,
  first: string,
  send?: unknown,
): Promise<Partial<SuiteResult>> {
  const next = betweenFiles(page, runtime);
  const outcomes: Outcome[] = [];
  for (const file of config.suites?.[first] ?? [first]) {
    const [start, printed] = [Date.now(), printedOn(page).length];
    try {
      const result = await circus(config, project, page, runtime, file, send);
      const end = Date.now();
      const perfStats = { ...result.perfStats, start, end, runtime: end - start };
      const skipped = result.testResults.every(({ status }) => status === 'pending');
      const console = printedOn(page).slice(printed);
      if (console.length > 0) result.console = console;
      outcomes.push({ result: { ...result, perfStats, skipped, leaks: false } });
    } catch (error) {
      outcomes.push({ error: failureOf(error) });
    }
    next(file);
  }
  return { ...outcomes[0]?.result, outcomes };
}
