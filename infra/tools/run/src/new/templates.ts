import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const templates = join(import.meta.dirname, '../../templates');
const ENDING = '.template';

/** Values by placeholder: `name` replaces `__name__` in paths and contents. */
export type Values = Record<string, string>;

function filled(text: string, values: Values): string {
  return text.replaceAll(/__(\w+?)__/g, (whole, name: string) => values[name] ?? whole);
}

/** The files of a template folder by their path in the repository, with every placeholder replaced. */
export function filesFrom(folder: string, values: Values): Map<string, string> {
  const from = join(templates, folder);
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ENDING),
  );
  return new Map(
    names.toSorted().map((name) => {
      const path = filled(name.slice(0, -ENDING.length), values);
      return [path, filled(readFileSync(join(from, name), 'utf8'), values)];
    }),
  );
}

/** The first letter in upper case: `hello` becomes `Hello`. */
export const capitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
