import { parseArgs } from 'node:util';

/** What was asked for on the command line. */
export type Asked = ReturnType<typeof readAsked>;

const OPTIONS = {
  service: { type: 'string' },
  why: { type: 'string' },
  live: { type: 'boolean' },
  part: { type: 'string' },
  build: { type: 'string' },
  hours: { type: 'string' },
  from: { type: 'string' },
  scope: { type: 'string' },
  days: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Reads this process's command line. @throws for an unknown option */
export function readAsked() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [command = '', target = '', percent = ''] = positionals;
  return { ...values, command, target, percent, rest: positionals.slice(1) };
}

/** @throws if no reason was given */
export function reasonOf({ why }: Asked): string {
  if (!why?.trim()) throw new Error('--why "the reason" is required; the log keeps it');
  return why;
}
