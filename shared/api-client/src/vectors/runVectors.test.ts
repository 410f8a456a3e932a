import { referenceEnvelope } from './referenceEnvelope';
import { importServerKey } from '../envelope';
import { importNodeServerKey } from '../envelope-node';
import { runVectors, VECTORS } from './runVectors';

describe('known answers of the envelope (security design, Payload encryption)', () => {
  test.each(VECTORS.vectors)(
    '$name: a second implementation on node:crypto gives the same bytes',
    (vector) => {
      expect(referenceEnvelope(VECTORS.keys, vector)).toEqual(vector);
    },
  );

  test.each([
    ['WebCrypto', importServerKey],
    ['node:crypto', importNodeServerKey],
  ])('the module passes every known answer, with the API’s side on %s', async (_, importKey) => {
    const results = await runVectors(VECTORS, importKey);
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    expect(results).toHaveLength(VECTORS.vectors.length);
    expect(results.length).toBeGreaterThanOrEqual(8);
    expect(new Set(VECTORS.vectors.map(({ suite }) => suite))).toEqual(new Set(['qenc/1', 'qenc/2']));
  });

  test('a changed vector is detected', async () => {
    const [first] = VECTORS.vectors;
    if (!first) throw new Error('no vector');
    const changed = { ...first, path: `${first.path}?` };
    const [result] = await runVectors({ keys: VECTORS.keys, vectors: [changed] });
    expect(result).toMatchObject({ ok: false });
  });
});
