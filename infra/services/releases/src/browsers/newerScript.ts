import { type AnyNode, type CallExpression, type MemberExpression, parse, type Options } from 'acorn';
import { ancestor } from 'acorn-walk';
import { api, type CompatStatement, javascript, lacking, statementAt } from './compatData';
import { newerStyles } from './newerStyles';

/**
 * The newest edition of the language that every browser of the list runs, but for `await` outside of functions, in which
 * Safari has a fault; a test compares it to the data.
 */
const EDITION = 2022;

const builtins = javascript.builtins;

/** What scripts call methods of most; other interfaces have names that our own objects have too. */
const INTERFACES = [
  'AbortSignal',
  'Animation',
  'Blob',
  'CSSStyleSheet',
  'Crypto',
  'Document',
  'DocumentFragment',
  'Element',
  'FormData',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLInputElement',
  'Headers',
  'Navigator',
  'Node',
  'Performance',
  'Request',
  'ShadowRoot',
  'Storage',
  'SubtleCrypto',
  'URLSearchParams',
  'Window',
];
const BUILTINS = ['Array', 'ArrayBuffer', 'Map', 'Promise', 'Set', 'String', 'TypedArray'];

const objects = BUILTINS.map((name) => builtins?.[name])
  .concat(INTERFACES.map((name) => api[name]))
  .filter((known) => known !== undefined);

/** What the name of a called method can mean, over these objects. */
const meaningsOf = (name: string): CompatStatement[] =>
  objects.map((object) => statementAt(object, [name])).filter((known) => known !== undefined);

const nameOf = (node: AnyNode): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : undefined;
};

/** A global class or function, such as `URL`. */
const globalNamed = (name: string): CompatStatement | undefined =>
  statementAt(builtins ?? {}, [name]) ?? statementAt(api, [name]);

/** `Object.groupBy`, which its object makes unmistakable. */
function knownMember(object: string, name: string): CompatStatement | undefined {
  const paths = [
    [object, name],
    [object, `${name}_static`],
  ];
  return paths
    .map((path) => statementAt(builtins ?? {}, path) ?? statementAt(api, path))
    .find((known) => known !== undefined);
}

const isLacking = (known: CompatStatement): boolean => lacking(known).length > 0;

function newerMember(node: MemberExpression): string | null {
  const [object = '', name = ''] = [nameOf(node.object), nameOf(node)];
  const known = knownMember(object, name);
  return known && isLacking(known) ? `${object}.${name}` : null;
}

/** Of `rows.toSorted()` only the name is known, so every meaning has to be newer. */
function newerMethod(node: CallExpression): string | null {
  if (node.callee.type !== 'MemberExpression') return null;
  const name = nameOf(node.callee) ?? '';
  if (knownMember(nameOf(node.callee.object) ?? '', name)) return null;
  const meanings = meaningsOf(name);
  return meanings.length > 0 && meanings.every(isLacking) ? `.${name}()` : null;
}

function parsed(code: string): ReturnType<typeof parse> {
  const options: Options = { ecmaVersion: EDITION, allowHashBang: true };
  try {
    return parse(code, { ...options, sourceType: 'module' });
  } catch {
    return parse(code, { ...options, sourceType: 'script' });
  }
}

/** What a script uses that the oldest supported browsers lack: syntax, names, and styles in its texts. */
export function newerInScript(code: string): string[] {
  const found = new Set<string>();
  const add = (name: string | null | undefined) => name && found.add(name);
  try {
    const texts: string[] = [];
    ancestor(parsed(code), {
      AwaitExpression(_node, _state, around) {
        if (!around.some(({ type }) => type.includes('Function'))) add('await outside of a function');
      },
      MemberExpression: (node) => add(newerMember(node)),
      CallExpression: (node) => add(newerMethod(node)),
      NewExpression({ callee }) {
        const name = nameOf(callee) ?? '';
        const known = globalNamed(name);
        if (known && isLacking(known)) add(`new ${name}`);
      },
      Literal: ({ value }) => typeof value === 'string' && texts.push(value),
      TemplateElement: ({ value }) => texts.push(value.cooked ?? ''),
    });
    for (const text of texts) newerStyles(text).forEach(add);
  } catch (error) {
    add(`syntax newer than ES${EDITION}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return [...found].toSorted();
}
