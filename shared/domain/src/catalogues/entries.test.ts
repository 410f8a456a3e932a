import { COVERAGE_TYPES, LIMIT_KINDS, PACKAGE_NAMES, STATE_CODES } from '../entities';
import { allowedAmounts } from './coveragesFor';
import { normalizeCatalogue } from './normalizeCatalogue';
import { CATALOGUES } from './registry';

/** Every normalized entry of every coverage catalog (section 3). */
const entries = CATALOGUES.flatMap((one) => normalizeCatalogue(one.state, one.entries));
const limits = entries.flatMap((entry) => entry.limits);

test.each([
  { id: '3-140', field: 'state', fits: (value: unknown) => STATE_CODES.some((code) => code === value) },
  { id: '3-141', field: 'type', fits: (value: unknown) => COVERAGE_TYPES.some((type) => type === value) },
  { id: '3-142', field: 'description', fits: (value: unknown) => typeof value === 'string' && value !== '' },
  { id: '3-143', field: 'required', fits: (value: unknown) => value === 'true' || value === 'false' },
  { id: '3-144', field: 'package', fits: (value: unknown) => PACKAGE_NAMES.some((name) => name === value) },
  {
    id: '3-149',
    field: 'tool_tip_title',
    fits: (value: unknown) => typeof value === 'string' && value !== '',
  },
  {
    id: '3-150',
    field: 'tool_tip_html',
    fits: (value: unknown) => typeof value === 'string' && value !== '',
  },
] as const)('every entry has its $field [$id]', ({ field, fits }) => {
  expect(entries.filter((entry) => !fits(entry[field]))).toEqual([]);
});

test('a limit has what it applies to and an amount [3-145]', () => {
  const wrong = limits.filter(
    ({ applies_to, amount }) => !LIMIT_KINDS.includes(applies_to) || [amount].flat().length === 0,
  );
  expect(limits.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('an amount may be a list of allowed amounts [3-147]', () => {
  const lists = entries.filter((entry) => allowedAmounts(entry, 'deductible').length > 2);
  expect(lists.map(({ state, type }) => `${state} ${type}`)).toContain('IL collision');
});

test('details are there for some entries and absent for others [3-148]', () => {
  expect(new Set(entries.map(({ details }) => typeof details))).toEqual(new Set(['string', 'undefined']));
});

test('these are the coverage types, and each occurs [3-151]', () => {
  expect(new Set(entries.map(({ type }) => type))).toEqual(
    new Set([
      'bodily_injury',
      'property_damage',
      'uninsured_motorist_bodily_injury',
      'uninsured_motorist_property_damage',
      'underinsured_motorist_bodily_injury',
      'other_than_collision',
      'medical_payments',
      'medical_expense',
      'rental',
      'rental_reimbursement',
      'comprehensive',
      'collision',
      'towing',
    ]),
  );
});

test('these are the limit kinds, and each occurs [3-152]', () => {
  expect(new Set(limits.map(({ applies_to }) => applies_to))).toEqual(
    new Set(['per_person', 'per_accident', 'deductible', 'per_day', 'maximum', 'per_occurrence']),
  );
});

test('amounts are integer cents and whole dollars [3-153]', () => {
  const amounts = limits.flatMap(({ amount }) => [amount].flat());
  expect(amounts.filter((cents) => !Number.isInteger(cents) || cents % 100 !== 0 || cents < 1000)).toEqual(
    [],
  );
});
