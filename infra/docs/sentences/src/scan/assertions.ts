import type { FunctionDeclaration, Module, VariableDeclarator } from '@swc/core';

/**
 * Words that fail a test by themselves: Jest's `expect`, the queries and waits that throw where nothing comes, and the
 * two of the browser stories that wait for an address and a heading.
 */
const FAILS = /^(expect|assert|waitFor|find(All)?By|arriveAt$|seeHeading$)/;

function wordsOf(node: unknown, words = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return words;
  if ('type' in node && node.type === 'Identifier' && 'value' in node) words.add(String(node.value));
  for (const child of Object.values(node)) wordsOf(child, words);
  return words;
}

function isFunction(node: object): node is FunctionDeclaration {
  return 'type' in node && node.type === 'FunctionDeclaration';
}

function isVariable(node: object): node is VariableDeclarator {
  return 'type' in node && node.type === 'VariableDeclarator';
}

function nameOf(node: object): string | undefined {
  if (isFunction(node)) return node.identifier.value;
  return isVariable(node) && node.id.type === 'Identifier' ? node.id.value : undefined;
}

/** What each function and constant of a file is made of, by its name. */
function definitionsOf(node: unknown, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (typeof node !== 'object' || node === null) return found;
  const name = nameOf(node);
  if (name !== undefined) found.set(name, wordsOf(node));
  for (const child of Object.values(node)) definitionsOf(child, found);
  return found;
}

/** Whether a part of this file asserts something, by itself or through a function of the same file. */
export function assertionsIn(file: Module): (part: unknown) => boolean {
  const definitions = definitionsOf(file);
  const asserts = (words: Set<string>, seen: Set<string>): boolean =>
    [...words].some((word) => {
      if (FAILS.test(word)) return true;
      const inside = definitions.get(word);
      if (!inside || seen.has(word)) return false;
      seen.add(word);
      return asserts(inside, seen);
    });
  return (part) => asserts(wordsOf(part), new Set());
}
