import { moduleNames, type ModuleNames } from './moduleNames';

/** Nothing of its own: an index that only passes names on. */
const isIndex = ({ taken, passedOn, own }: ModuleNames) =>
  own.size === 0 && taken.length === 0 && passedOn.length > 0;

/**
 * The files that a change can reach, through the names that files take from each other. Whoever takes a name from an index
 * depends on the file that the name comes from, not on all files of the index; jest's `--findRelatedTests` counts all.
 * @param files all source files, as absolute paths; `changed` some of them.
 */
export function relatedFiles(files: readonly string[], changed: readonly string[]): string[] {
  const modules = new Map(files.map((file) => [file, moduleNames(file)]));

  function has(file: string, name: string, seen: ReadonlySet<string>): boolean {
    const { own, passedOn } = modules.get(file) ?? { own: new Set<string>(), passedOn: [] };
    if (seen.has(file)) return false;
    const others = new Set([...seen, file]);
    return (
      own.has(name) ||
      passedOn.some(({ as, from }) => as === name || (as === null && has(from, name, others)))
    );
  }

  const found = new Map<string, string[]>();
  /** The file, and through it those that a name comes from. */
  function sources(file: string, name: string): string[] {
    const key = `${name} ${file}`;
    const known = found.get(key);
    if (known) return known;
    // For an index that names itself, in a circle.
    found.set(key, [file]);
    const { passedOn, own } = modules.get(file) ?? { passedOn: [], own: new Set() };
    const named = own.has(name) ? [] : passedOn.filter(({ as }) => as === name);
    const spread = passedOn.filter(({ as, from }) => as === null && has(from, name, new Set()));
    const through = name === '*' ? passedOn : named.length > 0 ? named : spread;
    const all = [file, ...through.flatMap((each) => sources(each.from, each.as === null ? name : each.name))];
    found.set(key, all);
    return all;
  }

  const users = new Map<string, Set<string>>();
  for (const [file, module] of modules) {
    const needed = isIndex(module)
      ? []
      : [...module.taken, ...module.passedOn].flatMap(({ from, name }) => sources(from, name));
    for (const source of needed) users.set(source, (users.get(source) ?? new Set()).add(file));
  }

  const reached = new Set(changed);
  // Grows while it is read.
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
  return [...reached];
}
