import { VIOLATION_CODES } from '@shared/domain/purchase';
import { rateVersionOn } from '../tables';
import { recordOf } from './riskOf';

const { points } = rateVersionOn('2026-06-01').tables;

function record(...types: string[]) {
  const incidents = types.map((type) => ({ type, date: '2026-01-15', description: null }));
  return recordOf(incidents, points, '2026-06-01');
}

test.each([
  ['no_charge', 0],
  ['not_at_fault', 0],
  ['red_light', 1],
  ['speeding_1_15', 1],
  ['unlicensed', 1],
  ['unmapped', 1],
  ['a_code_no_table_knows', 1],
  ['speeding_16_25', 2],
  ['texting', 2],
  ['speeding_26', 3],
  ['at_fault', 3],
  ['reckless', 4],
  ['eluding', 4],
  ['license_suspended', 4],
  ['dwi', 6],
])('%s: %d points', (type, expected) => {
  expect(record(type).points).toBe(expected);
});

test('accidents: 3 points for the first, 4 for each further one, at most 12', () => {
  expect(record('at_fault', 'at_fault').points).toBe(7);
  expect(record('at_fault', 'red_light').points).toBe(4);
  expect(record('at_fault', 'red_light', 'at_fault', 'at_fault').points).toBe(12);
  expect(record('dwi', 'dwi', 'dwi').points).toBe(12);
});

test.each([
  ['red_light', '2023-06-01', 1],
  ['red_light', '2023-05-31', 0],
  ['at_fault', '2023-06-01', 3],
  ['at_fault', '2023-05-31', 0],
  ['dwi', '2021-06-01', 6],
  ['dwi', '2021-05-31', 0],
])('%s of %s: %d points on June 1, 2026', (type, date, expected) => {
  expect(recordOf([{ type, date, description: null }], points, '2026-06-01').points).toBe(expected);
});

test('underwriting sees accidents and alcohol violations', () => {
  expect(record('at_fault', 'not_at_fault', 'dwi')).toMatchObject({ atFault: 1, alcohol: true });
  expect(record('red_light')).toMatchObject({ atFault: 0, alcohol: false });
  expect(record('at_fault', 'at_fault').atFault).toBe(2);
});

test.each(VIOLATION_CODES)('%s, which a shopper can report, has its own class in the tables', (code) => {
  expect(points.classes.has(code)).toBe(true);
});
