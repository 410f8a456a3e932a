import type { Mode } from './partnerServer';

/** What became of each page, printed as a table at the end of a story's file. */
export function resultTable(title: string, mode: Mode) {
  const lines: string[] = [];
  return {
    /** Runs a row's work; what it returns is added to its line. */
    async row(page: string, work: () => Promise<string | void>): Promise<void> {
      let result = 'failed';
      try {
        result = `ok ${(await work()) ?? ''}`.trimEnd();
      } finally {
        lines.push(`${page.padEnd(32)} ${mode.padEnd(7)} ${result}`);
      }
    },
    print: () => void process.stdout.write(`${[title, ...lines].join('\n')}\n`),
  };
}
