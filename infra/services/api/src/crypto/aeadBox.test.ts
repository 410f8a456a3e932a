import { randomBytes } from 'node:crypto';
import { openText, placeOf, sealJson } from './vault';

const key = randomBytes(32);
const place = placeOf('drivers', 'sealed', 'a');
const flip = (box: string) => {
  const bytes = Buffer.from(box, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return bytes.toString('base64');
};

test('an encrypted value decrypts again and reveals nothing', () => {
  const box = sealJson(key, { first_name: 'Wilhelmina' }, place);
  expect(JSON.parse(openText(key, box, place))).toEqual({ first_name: 'Wilhelmina' });
  expect(Buffer.from(box, 'base64').includes('Wilhelmina')).toBe(false);
  expect(sealJson(key, { first_name: 'Wilhelmina' }, place)).not.toBe(box);
});

test.each([
  ['another row', (box: string) => openText(key, box, placeOf('drivers', 'sealed', 'b'))],
  ['another table', (box: string) => openText(key, box, placeOf('vehicles', 'sealed', 'a'))],
  ['another key', (box: string) => openText(randomBytes(32), box, place)],
  ['a changed byte', (box: string) => openText(key, flip(box), place)],
])('security design: a value does not decrypt with %s', (_, open) => {
  expect(() => open(sealJson(key, { vin: '1' }, place))).toThrow();
});
