import type { KeyValueProperty, Module } from '@swc/core';
import { definitionsOf, wordsOf } from './definitions';
import { isId } from './idsOf';

function isProperty(node: object): node is KeyValueProperty {
  return 'type' in node && node.type === 'KeyValueProperty';
}

function idsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isProperty(node) && node.key.type === 'Identifier' && node.key.value === 'id') {
    return node.value.type === 'StringLiteral' && isId(node.value.value) ? [node.value.value] : [];
  }
  return Object.values(node).flatMap(idsIn);
}

/** The `id` of each row of a test table, `test.each([{ id: '3-1', ... }])`, inline or as a constant of the file. */
export function rowIdsIn(file: Module): (table: unknown) => string[] {
  const definitions = definitionsOf(file);
  return (table) => [table, ...[...wordsOf(table)].map((word) => definitions.get(word))].flatMap(idsIn);
}
