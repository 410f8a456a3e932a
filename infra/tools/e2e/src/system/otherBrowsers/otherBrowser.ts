import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Walker } from '../../journey/page';

/** A shopper in a browser other than Chromium. */
export interface Visitor extends Walker {
  /** Console errors and warnings, and page errors; empty if the browser does not report them. */
  noise: string[];
  leave(): Promise<void>;
}

export interface OtherBrowser {
  name: string;
  /** Why it cannot run here, for the name of the skipped test; null if it can. */
  missing(): string | null;
  open(): Promise<Visitor>;
}

/** The first installed one of these programs, by path or name. */
export function findProgram(programs: readonly (string | undefined)[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = programs
    .filter((program) => program !== undefined)
    .flatMap((program) => (isAbsolute(program) ? [program] : folders.map((folder) => join(folder, program))));
  return paths.find((path) => existsSync(path)) ?? null;
}
