import type { Constants } from './constants';
import { fieldOf, isImportCall, type Crossing } from './crossings';
import type { Code } from './openCode';
import { type Node, isPropertyAccessExpression } from './typescriptApi';

type Texts = Record<string, string>;

/** Namespaces whose keys other parts and the API name. */
const SHARED = /^(common|validation):/;

/** Nested texts as keys: `common:alerts.covered`. */
function flat(texts: unknown, before = '', separator = ':'): Texts {
  if (typeof texts === 'string') return { [before]: texts };
  if (typeof texts !== 'object' || texts === null) return {};
  const parts = Object.entries(texts).map(([name, value]) =>
    flat(value, before === '' ? name : `${before}${separator}${name}`, before === '' ? ':' : '.'),
  );
  return Object.assign({}, ...parts);
}

/** The export that `() => import('./en/first').then((part) => part.first)` loads. */
function loadedBy(loader: Node, { checker }: Code) {
  let path: Node | undefined;
  let name = '';
  const visit = (node: Node): void => {
    if (isImportCall(node)) [path] = node.arguments;
    else if (isPropertyAccessExpression(node) && node.name.text !== 'then') name = node.name.text;
    node.forEachChild(visit);
  };
  visit(loader);
  const module = path && checker.getSymbolAtLocation(path);
  return module ? checker.getMemberInModuleExports(module, name) : undefined;
}

/** Values in a text, such as `{{count}}`. */
const valuesOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted();

/** Keys that one language has and the other lacks, or whose texts name different values. */
function differences(en: Texts, es: Texts): string[] {
  const keys = [...new Set([...Object.keys(en), ...Object.keys(es)])].toSorted();
  return keys.flatMap((key) => {
    const [ours, theirs] = [en[key], es[key]];
    if (ours === undefined) return [`en ${key}`];
    if (theirs === undefined || theirs.trim() === '') return [`es ${key}`];
    const same = String(valuesOf(ours)) === String(valuesOf(theirs));
    return same ? [] : [`es ${key} (its values differ from the English text)`];
  });
}

/** The texts that a part brings: the keys that others may name, and those that a language lacks. */
export function textsIn(code: Code, constants: Constants, crossings: Crossing[]) {
  const offers = new Set<string>();
  const missing = new Set<string>();
  for (const { member, call } of crossings) {
    if (member !== 'lateTexts' || !call) continue;
    const inLanguage = (language: string) => {
      const loader = fieldOf(call.arguments[0], language);
      return flat(loader ? constants.ofSymbol(loadedBy(loader, code)) : undefined);
    };
    const [en, es] = [inLanguage('en'), inLanguage('es')];
    for (const key of Object.keys(en)) if (SHARED.test(key)) offers.add(key);
    for (const difference of differences(en, es)) missing.add(difference);
  }
  return { offers: [...offers].toSorted(), missing: [...missing].toSorted() };
}
