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

/** The first word of a call, ignoring `.each(...)` and conditions: `test.each([...])` is `test`. */
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

/** The title a call gives to a test or group; undefined for any other call. */
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
  /** The ids that the rows of its table put into `[$id]` of its title. */
  rowIds: string[];
}

/** What to collect from a part of a file. */
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
 * The tests and groups of a test file that run, in order, each prefixed with its groups' titles; those of `each` keep
 * their placeholders. In a file without JSX, `<T>` begins type parameters.
 */
export function testTitles(source: string, tsx: boolean): FoundTest[] {
  const file = parseSync(source, { syntax: 'typescript', tsx });
  return collect(file, [], { asserts: assertionsIn(file), rowIds: rowIdsIn(file) });
}
