import type { Section } from '../model/section';
import { sentencesIn } from './sentencesIn';

/** In place of rows: the sentence only says what the specification does not give. */
const SILENT = 'silent';
const SAYS_NOTHING = /(?:not shown|not reproduced)\b|^This document covers/;

/**
 * What makes the rows differ from the specification, one line each: a sentence without a row, one that is gone or
 * reworded, a digest of rows that do not exist. Without the specification the stored digests stand.
 */
export function digestFaults(
  digests: Readonly<Record<string, string>>,
  sections: readonly Section[],
  specification: string | null,
): string[] {
  const known = new Set([...sections.flatMap(({ sentences }) => Object.keys(sentences)), SILENT]);
  const unknown = Object.entries(digests).flatMap(([digest, ids]) =>
    ids
      .split(' ')
      .filter((id) => !known.has(id))
      .map((id) => `no sentence ${id}: digest ${digest}`),
  );
  if (specification === null) return unknown;
  const sentences = sentencesIn(specification);
  const there = new Set(sentences.map(({ digest }) => digest));
  return [
    ...unknown,
    ...sentences
      .filter(({ digest }) => digests[digest] === undefined)
      .map(({ section, text, digest }) => `no row for ${digest} of section ${section}: ${text}`),
    ...sentences
      .filter(({ text, digest }) => digests[digest] === SILENT && !SAYS_NOTHING.test(text))
      .map(({ text, digest }) => `${digest} has no row, but says something: ${text}`),
    ...Object.entries(digests)
      .filter(([digest]) => !there.has(digest))
      .map(([digest, ids]) => `gone from the specification, or reworded: ${digest} (${ids})`),
  ];
}
