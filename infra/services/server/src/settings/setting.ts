import { readFileSync } from 'node:fs';

/** Where settings come from: the environment of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The value of a text. @throws Error with one sentence that begins with the variable's name */
export type Read<Value> = (text: string, name: string) => Value;

/** A variable of the environment. The page of settings and every start are made from it. */
export interface Setting<Value = unknown> {
  read: Read<Value>;
  /** What it decides. */
  about: string;
  /** A value that is accepted. */
  example: string;
  /** The text that is read where it is not set. */
  fallback?: string;
  /** What happens where it is not set and has no fallback. */
  otherwise?: string;
  /** What an empty text means; without this, an empty one is refused. */
  emptyMeans?: string;
  /** Never printed. */
  isSecret?: boolean;
  /** May also come as `NAME_FILE`, the file that holds it; every secret may. */
  mayBeFile?: boolean;
  /** Who must have the same value: every process that reads it, or every node of one part. By default nobody. */
  same?: 'everywhere' | 'on every node';
}

export type Table = Readonly<Record<string, Setting>>;

/** The values of a table: never null where there is a fallback. */
export type Settings<T extends Table> = {
  [Name in keyof T]: T[Name] extends { read: Read<infer Value> }
    ? Value | (T[Name] extends { fallback: string } ? never : null)
    : never;
};

/** What settings must be together. */
export interface Rule<Values> {
  /** One sentence that begins with a variable's name. */
  says: string;
  holds: (values: Values) => boolean;
}

/** A part of the system with everything that its processes read from their environment. */
export interface Part<T extends Table = Table> {
  settings: T;
  rules?: readonly Rule<Settings<T>>[];
}

/** A row, with its value's type kept. */
export const setting = <Value, const Facts extends Omit<Setting, 'read'>>(
  read: Read<Value>,
  facts: Facts,
): Facts & { read: Read<Value> } => ({ ...facts, read });

/** Every wrong setting of a process. */
export class WrongSettings extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join('; '));
    this.name = 'WrongSettings';
  }
}

const textOfFile = (path: string, name: string): string => {
  try {
    // Editors and secret stores end a file with a line break, which no secret contains.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new Error(`${name} must be a file that this user can read`);
  }
};

/** The given text of a setting, or undefined. */
function textOf(name: string, { isSecret, mayBeFile, emptyMeans }: Setting, variables: Variables) {
  const file = isSecret || mayBeFile ? variables[`${name}_FILE`] : undefined;
  if (file !== undefined && variables[name] !== undefined)
    throw new Error(`${name} must be set as ${name} or as ${name}_FILE, not as both`);
  const text = file === undefined ? variables[name] : textOfFile(file, `${name}_FILE`);
  if (text === '' && emptyMeans === undefined)
    throw new Error(`${name} must be set to a value or not at all, because an empty one means nothing`);
  return text;
}

/** One setting's value; null without one. @throws Error that names it */
export function readSetting<Value>(name: string, row: Setting<Value>, variables: Variables): Value | null {
  const text = textOf(name, row, variables) ?? row.fallback;
  return text === undefined ? null : row.read(text, name);
}

const isWhole = <T extends Table>(values: object, table: T): values is Settings<T> =>
  Object.keys(table).every((name) => name in values);

/** Reads and checks every setting of a part, at its start. @throws WrongSettings with a sentence for each wrong one */
export function readSettings<T extends Table>({ settings, rules = [] }: Part<T>, variables: Variables) {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, row] of Object.entries(settings)) {
    try {
      values[name] = readSetting(name, row, variables);
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (wrong.length > 0 || !isWhole(values, settings)) throw new WrongSettings(wrong);
  const broken = rules.filter(({ holds }) => !holds(values));
  if (broken.length > 0) throw new WrongSettings(broken.map(({ says }) => says));
  return values;
}
