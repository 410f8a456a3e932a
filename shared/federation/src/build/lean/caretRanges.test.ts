import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfy } from './caretRanges';

const file = join(process.cwd(), 'node_modules/@module-federation/runtime-core/dist/utils/semver/index.cjs');
const original: { satisfy: typeof satisfy } = createRequire(__filename)(file);

const NUMBERS = [0, 1, 2, 10];
const VERSIONS = NUMBERS.flatMap((major) =>
  NUMBERS.flatMap((minor) => NUMBERS.map((patch) => `${major}.${minor}.${patch}`)),
);

test.each(['^', '<='])('%s ranges match the same versions as in the original', (operator) => {
  const decide = (by: typeof satisfy) =>
    VERSIONS.flatMap((version) => VERSIONS.map((wanted) => by(version, operator + wanted)));
  expect(decide(satisfy)).toEqual(decide(original.satisfy));
});

test.each(['*', '~1.2.3', '>=1.2.3', '1.2.3', '^1', '^1.2.3 || ^2.0.0', '^1.2.3-beta'])(
  '%s is refused',
  (range) => {
    expect(() => satisfy('1.2.3', range)).toThrow(`asked for as ${range}`);
  },
);
