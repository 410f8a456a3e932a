import {
  parseSync,
  type Argument,
  type CallExpression,
  type Expression,
  type Super,
  type Import,
} from '@swc/core';
import { assertionsIn } from './assertions';
import { rowIdsIn } from './rowIds';

const SKIPPED = '(skipped)';

/** The word a call begins with, past `.each(...)` and a condition: `test.each([...])` is `test`. */
function wordOf(callee: Expression | Super | Import): string | undefined {
  switch (callee.type) {
    case 'Identifier':
      return callee.value;
    case 'MemberExpression':
      return callee.property.type === 'Identifier' && ['skip', 'todo'].includes(callee.property.value)
        ? SKIPPED
        : wordOf(callee.object);
    case 'CallExpression':
      return wordOf(callee.callee);
    case 'TaggedTemplateExpression':
      return wordOf(callee.tag);
    case 'ParenthesisExpression':
      return wordOf(callee.expression);
    case 'ConditionalExpression':
      return wordOf(callee.alternate);
    default:
      return undefined;
  }
}

function textOf(expression: Expression): string | undefined {
  if (expression.type === 'StringLiteral') return expression.value;
  if (expression.type === 'TemplateLiteral') {
    return expression.quasis.map((quasi) => quasi.cooked ?? quasi.raw).join('…');
  }
  return undefined;
}

/** The title a call gives to a test, or to a group of tests; nothing where it is no such call. */
function titleOf(call: CallExpression): string | undefined {
  const [first, second]: readonly (Argument | undefined)[] = call.arguments;
  if (!first || !second || !['describe', 'it', 'test'].includes(wordOf(call.callee) ?? '')) return undefined;
  return textOf(first.expression);
}

function isCall(node: object): node is CallExpression {
  return 'type' in node && node.type === 'CallExpression';
}

/** A test or a group of tests, by the titles of its groups and its own. */
export interface FoundTest {
  path: string[];
  asserts: boolean;
  /** What the rows of its table give for the `[$id]` of its title. */
  rowIds: string[];
}

/** What is asked of a part of a file. */
interface Reading {
  asserts(part: unknown): boolean;
  rowIds(part: unknown): string[];
}

function collect(node: unknown, groups: readonly string[], reading: Reading): FoundTest[] {
  if (typeof node !== 'object' || node === null) return [];
  const call = isCall(node) ? node : undefined;
  if (call && wordOf(call.callee) === SKIPPED) return [];
  const title = call && titleOf(call);
  const path = title === undefined ? groups : [...groups, title];
  const inside = Object.values(node).flatMap((child) => collect(child, path, reading));
  if (!call || title === undefined) return inside;
  const found = {
    path: [...path],
    asserts: reading.asserts(call),
    rowIds: title.endsWith('[$id]') ? reading.rowIds(call.callee) : [],
  };
  return [found, ...inside];
}

/**
 * The tests and groups in a test file that run, in their order, each after the titles of the groups it stands in; those
 * of `each` with their placeholders. In a file without elements `<T>` begins a type's parameters.
 */
export function testTitles(source: string, tsx: boolean): FoundTest[] {
  const file = parseSync(source, { syntax: 'typescript', tsx });
  return collect(file, [], { asserts: assertionsIn(file), rowIds: rowIdsIn(file) });
}
