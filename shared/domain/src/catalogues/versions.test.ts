import { createHash } from 'node:crypto';
import { STATE_CODES } from '../entities';
import { builtInCatalogue, CATALOGUE_VERSION, CATALOGUE_VERSIONS, catalogueAt } from '.';

/** The states of the first version; one that was added later has its own catalog from the start. */
const FIRST_STATES = ['IL', 'IN', 'MO', 'KS', 'IA', 'AR', 'TX', 'WI', 'OH', 'PA', 'OK'] as const;

/** A changed digest means that old quotes would show a catalog they were never rated with; add a version instead. */
const DIGESTS: Record<string, string> = {
  c1: '8XCDQW5n2KCk4sj05OlEoM',
};

test('a published version of the catalogs never changes [R45-3]', () => {
  const digests = CATALOGUE_VERSIONS.map(({ id, of }) => {
    const text = JSON.stringify(FIRST_STATES.map((state) => [state, of(state)]));
    return [id, createHash('sha256').update(text).digest('base64url').slice(0, 22)];
  });
  expect(Object.fromEntries(digests)).toEqual(DIGESTS);
});

test.each(STATE_CODES)('%s: current products match the current rating version [R45-3]', (state) => {
  expect(catalogueAt(CATALOGUE_VERSION, state)).toEqual(builtInCatalogue(state));
});

test('an unknown version has no catalog', () => {
  expect([catalogueAt('c0', 'TX'), catalogueAt(undefined, 'TX')]).toEqual([null, null]);
});
