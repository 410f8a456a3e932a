import { css, type CompatStatement, type Identifier, lacking, statementAt } from './compatData';

const { 'at-rules': rules = {}, properties = {}, selectors = {}, types = {} } = css;

/** Functions and units, which the data has at any depth of its types: `color-mix`, `lh`. */
const values = new Map<string, CompatStatement[]>();
const isPlace = (inner: Identifier | CompatStatement): inner is Identifier => !('support' in inner);
function gather(part: Identifier): void {
  for (const [name, inner] of Object.entries(part)) {
    if (!isPlace(inner)) continue;
    const { __compat: known } = inner;
    if (known) values.set(name, [...(values.get(name) ?? []), known]);
    gather(inner);
  }
}
gather(types);
// One entry of the data for six units.
for (const size of ['s', 'l', 'd'])
  for (const side of ['vh', 'vw'])
    values.set(size + side, values.get('viewport_percentage_units_dynamic') ?? []);

const isNewer = (statements: (CompatStatement | undefined)[]): boolean => {
  const known = statements.filter((each) => each !== undefined);
  return known.length > 0 && known.every((each) => lacking(each).length > 0);
};

/** Whether a text holds styles: a declaration that ends, or a rule that begins. */
const isStyle = (text: string): boolean => /[a-z-]+:[^;{}]+[;}]|\{[a-z-]+:|^@|:[a-z-]+\(/.test(text);

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

function newerDeclarations(text: string): string[] {
  return [...text.matchAll(/(?<=^|[;{\s])([a-z][a-z-]+):\s*([^;{}]*)/g)].flatMap(
    ([, name = '', value = '']) => {
      if (isNewer([statementAt(properties, [name])])) return [name];
      // The data says which phones show a pointer.
      if (name === 'cursor') return [];
      const words = value.match(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g) ?? [];
      return words
        .filter((word) => isNewer([statementAt(properties, [name, word])]))
        .map((word) => `${name}: ${word}`);
    },
  );
}

/** What a text's styles use that the oldest supported browsers lack; empty for other texts. */
export function newerStyles(text: string): string[] {
  if (!isStyle(text)) return [];
  return [
    ...all(text, /@([a-z-]+)/g)
      .filter((name) => isNewer([statementAt(rules, [name])]))
      .map((name) => `@${name}`),
    ...[...text.matchAll(/([a-z-]*)::?([a-z-]+)/g)]
      .filter(
        ([, before = '', name = '']) =>
          !statementAt(properties, [before]) && isNewer([statementAt(selectors, [name])]),
      )
      .map(([, , name]) => `:${name}`),
    ...all(text, /(?<![\w-])([a-z-]+)\(/g)
      .filter((name) => isNewer(values.get(name) ?? []))
      .map((name) => `${name}()`),
    ...all(text, /(?<![\w#.-])-?\d*\.?\d+([a-z]+)\b/g)
      .filter((name) => isNewer(values.get(name) ?? []))
      .map((name) => `unit ${name}`),
    ...newerDeclarations(text),
  ];
}
