import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_CODES } from '@shared/domain';

test('the map on the start names the states of the product, and no other', () => {
  const map = readFileSync(join(__dirname, 'states.svg'), 'utf8');
  const named = [...map.matchAll(/<text [^>]*>(\w+)</g)].map(([, state]) => state);
  expect(new Set(named)).toEqual(new Set(STATE_CODES));
  expect(named).toHaveLength(STATE_CODES.length);
});
