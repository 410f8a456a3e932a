import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALIBRATED_PACKAGES, compareWithTargets, rankCorrelation } from './print';

const rows = compareWithTargets();
const FURTHEST = 0.2;

test.each(rows.map((row) => [row.packageName, row.state, row] as const))(
  '%s %s: the cheapest carrier is within 20%% of the published average',
  (_packageName, _state, row) => {
    expect(Math.abs(row.off)).toBeLessThanOrEqual(FURTHEST);
    expect(row.dearest).toBeGreaterThan(row.cheapest);
  },
);

test.each(CALIBRATED_PACKAGES)('%s: our prices and the targets rank the states similarly', (packageName) => {
  expect(rankCorrelation(rows.filter((row) => row.packageName === packageName))).toBeGreaterThan(0.9);
});

test('the engine imports no target, clock, randomness or anything outside its package', () => {
  const root = join(__dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') &&
      !name.endsWith('.test.ts') &&
      !/^(calibration|competition|samples|shapeWalk)\//.test(name),
  );
  expect(sources.length).toBeGreaterThan(40);
  for (const name of sources) {
    const source = readFileSync(join(root, name), 'utf8');
    expect({
      name,
      found:
        /(calibration|competition|samples|shapeWalk)\/|Date\.now|new Date\(|Math\.random|from 'node:/.exec(
          source,
        )?.[0],
    }).toEqual({ name, found: undefined });
  }
});
