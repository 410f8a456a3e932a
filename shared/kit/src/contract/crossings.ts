import { nameOf } from './constants';
import type { Code } from './openCode';
import {
  SyntaxKind,
  type CallExpression,
  type Expression,
  type Node,
  type SourceFile,
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  SymbolFlags,
} from './typescriptApi';

/** A use of something that belongs to the border: `bus.emit(...)`, `transport.callSealed(...)`, `paths.rates`. */
export interface Crossing {
  /** Whose member it is: `Bus`, `Transport`, `paths`, or `''` for a function's own name. */
  of: string;
  member: string;
  /** It may be missing, so whoever passes the object need not have it. */
  isOptional: boolean;
  /** The call, if it is called. */
  call: CallExpression | null;
  file: SourceFile;
}

const MEMBER_OF = new Set(['Bus', 'Transport']);
const NAMED = new Set(['paths']);
const FUNCTIONS = new Set(['lateTexts']);

/** Every use of the bus, the transport, the site's paths and late texts in these files. */
export function crossingsIn({ checker }: Code, files: readonly SourceFile[]): Crossing[] {
  const crossings: Crossing[] = [];
  for (const file of files) {
    const asked: { node: Expression; member: string; call: CallExpression | null }[] = [];
    const visit = (node: Node): void => {
      const parent = node.parent;
      const call = parent && isCallExpression(parent) && parent.expression === node ? parent : null;
      if (isPropertyAccessExpression(node)) {
        const { expression, name } = node;
        const member = nameOf(name);
        if (isIdentifier(expression) && NAMED.has(expression.text))
          crossings.push({ of: expression.text, member, isOptional: false, call, file });
        else asked.push({ node: expression, member, call });
      } else if (call && isIdentifier(node) && FUNCTIONS.has(node.text))
        crossings.push({ of: '', member: node.text, isOptional: false, call, file });
      node.forEachChild(visit);
    };
    file.forEachChild(visit);
    const types = checker.getTypeAtLocation(asked.map(({ node }) => node));
    asked.forEach(({ member, call }, index) => {
      const type = types[index];
      const of = type?.getSymbol()?.name ?? '';
      if (!type || !MEMBER_OF.has(of)) return;
      const property = checker.getPropertiesOfType(type).find(({ name }) => name === member);
      const isOptional = Boolean((property?.flags ?? 0) & SymbolFlags.Optional);
      crossings.push({ of, member, isOptional, call, file });
    });
  }
  return crossings;
}

/** What stands behind a name in an object written out in the code; a shorthand stands for itself. */
export function fieldOf(object: Node | null | undefined, name: string): Node | null {
  let found: Node | null = null;
  if (object && isObjectLiteralExpression(object))
    object.forEachChild((part) => {
      if (isPropertyAssignment(part) && nameOf(part.name) === name) found = part.initializer;
      else if (isShorthandPropertyAssignment(part) && nameOf(part.name) === name) found = part;
    });
  return found;
}

export const isImportCall = (node: Node): node is CallExpression =>
  isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword;
