import type { Module } from '@swc/core';
import { definitionsOf, wordsOf } from './definitions';

/**
 * Calls that can fail a test: Jest's `expect`, the queries and waits that throw if nothing is found, and two helpers
 * of the browser stories that wait for an address and a heading.
 */
const FAILS = /^(expect|assert|waitFor|find(All)?By|arriveAt$|seeHeading$)/;

/** Whether this part of a file asserts something, directly or through a function of the same file. */
export function assertionsIn(file: Module): (part: unknown) => boolean {
  const definitions = definitionsOf(file);
  const asserts = (part: unknown, seen: Set<string>): boolean =>
    [...wordsOf(part)].some((word) => {
      if (FAILS.test(word)) return true;
      const inside = definitions.get(word);
      if (!inside || seen.has(word)) return false;
      seen.add(word);
      return asserts(inside, seen);
    });
  return (part) => asserts(part, new Set());
}
