import type { Shape } from '@shared/kit';
import type { Typed } from './mismatches';

/** Every field of a shape by its path, such as `quote.drivers.*.age`; a type that contains itself is entered once. */
export function fieldPaths({ shape, types }: Typed): Set<string> {
  const paths = new Set<string>();
  const add = (one: Shape & { oneOf?: Shape[] }, at: string, entered: readonly string[]): void => {
    const name = one.$ref?.split('/').at(-1);
    if (name !== undefined) {
      const type = types[name];
      if (type && !entered.includes(name)) add(type, at, [...entered, name]);
      return;
    }
    const inside = (field: string) => (at === '' ? field : `${at}.${field}`);
    for (const part of [...(one.anyOf ?? []), ...(one.oneOf ?? [])]) add(part, at, entered);
    if (one.items) add(one.items, inside('*'), entered);
    for (const [field, part] of Object.entries(one.properties ?? {})) {
      paths.add(inside(field));
      add(part, inside(field), entered);
    }
  };
  add(shape, '', []);
  return paths;
}
