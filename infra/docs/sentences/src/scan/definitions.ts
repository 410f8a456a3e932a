import type { FunctionDeclaration, VariableDeclarator } from '@swc/core';

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

/** Every function and constant of a file, by name. */
export function definitionsOf(node: unknown, found = new Map<string, object>()): Map<string, object> {
  if (typeof node !== 'object' || node === null) return found;
  const name = nameOf(node);
  if (name !== undefined) found.set(name, node);
  for (const child of Object.values(node)) definitionsOf(child, found);
  return found;
}

/** Every name used in a part of a file. */
export function wordsOf(node: unknown, words = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return words;
  if ('type' in node && node.type === 'Identifier' && 'value' in node) words.add(String(node.value));
  for (const child of Object.values(node)) wordsOf(child, words);
  return words;
}
