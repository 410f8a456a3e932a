import type { CoverageType, LimitKind } from '@shared/domain';
import { SAMPLE_DATE } from '../samples/sampleQuote';
import { rateVersionOn } from '../tables';
import { limitFactor } from '.';
import { stepDown, stepUp } from './stepFor';

const { tables } = rateVersionOn(SAMPLE_DATE);

type Limit = readonly [appliesTo: LimitKind, dollars: number];

function factorOf(type: CoverageType, ...limits: readonly Limit[]) {
  const inCents = limits.map(([applies_to, dollars]) => ({ applies_to, amount: dollars * 100 }));
  return limitFactor({ type, description: type, limits: inCents }, tables.base[type], tables, 'IL');
}

describe('limits', () => {
  test.each([
    [15_000, 30_000, 9_000],
    [20_000, 40_000, 9_600],
    [25_000, 50_000, 10_000],
    [30_000, 60_000, 10_500],
    [50_000, 100_000, 11_800],
    [100_000, 300_000, 13_800],
    [250_000, 500_000, 16_000],
  ])('bodily injury of $%d per person and $%d per accident: %d', (person, accident, multiplier) => {
    const limits: Limit[] = [
      ['per_person', person],
      ['per_accident', accident],
    ];
    expect(factorOf('bodily_injury', ...limits)?.multiplier).toBe(multiplier);
    expect(factorOf('uninsured_motorist_bodily_injury', ...limits)?.multiplier).toBe(multiplier);
    expect(factorOf('underinsured_motorist_bodily_injury', ...limits)?.multiplier).toBe(multiplier);
  });

  test.each([
    [5_000, 9_400],
    [10_000, 9_600],
    [15_000, 9_800],
    [20_000, 9_900],
    [25_000, 10_000],
    [50_000, 10_600],
    [100_000, 11_200],
  ])('property damage of $%d: %d', (dollars, multiplier) => {
    expect(factorOf('property_damage', ['per_accident', dollars])?.multiplier).toBe(multiplier);
    expect(factorOf('uninsured_motorist_property_damage', ['per_accident', dollars])?.multiplier).toBe(
      multiplier,
    );
  });

  test.each([
    [500, 7_000],
    [1_000, 10_000],
    [2_000, 14_500],
  ])('medical payments of $%d: %d', (dollars, multiplier) => {
    expect(factorOf('medical_payments', ['per_person', dollars])?.multiplier).toBe(multiplier);
  });

  test.each([
    ['below the first row uses the first', 10_000, 9_000],
    ['just above a row uses the next', 25_001, 10_500],
    ['between two rows uses the higher', 40_000, 11_800],
    ['above the last row uses the last', 500_000, 16_000],
  ])('a limit %s: $%d, %d', (_name, dollars, multiplier) => {
    expect(factorOf('bodily_injury', ['per_person', dollars])?.multiplier).toBe(multiplier);
  });

  test('a split limit is looked up by the amount per person, wherever it is listed', () => {
    expect(factorOf('bodily_injury', ['per_accident', 100_000], ['per_person', 50_000])).toStrictEqual({
      key: 'factor.limit',
      detail: { limit: '$100,000 / $50,000' },
      multiplier: 11_800,
    });
  });

  test('without an amount per person the first amount counts', () => {
    expect(factorOf('medical_payments', ['per_occurrence', 2_000], ['maximum', 500])).toStrictEqual({
      key: 'factor.limit',
      detail: { limit: '$2,000 / $500' },
      multiplier: 14_500,
    });
  });

  test('a deductible is not a limit', () => {
    const limits: Limit[] = [
      ['deductible', 250],
      ['per_accident', 50_000],
    ];
    expect(factorOf('uninsured_motorist_property_damage', ...limits)).toStrictEqual({
      key: 'factor.limit',
      detail: { limit: '$50,000' },
      multiplier: 10_600,
    });
  });
});

describe('deductibles', () => {
  test.each([
    [250, 12_500],
    [500, 10_000],
    [1_000, 8_200],
    [2_500, 6_200],
    [5_000, 4_500],
    [7_500, 3_600],
    [10_000, 3_000],
  ])('$%d: %d', (dollars, multiplier) => {
    expect(factorOf('collision', ['deductible', dollars])?.multiplier).toBe(multiplier);
    expect(factorOf('comprehensive', ['deductible', dollars])?.multiplier).toBe(multiplier);
    expect(factorOf('other_than_collision', ['deductible', dollars])?.multiplier).toBe(multiplier);
  });

  test.each([
    ['below the first row uses the first', 100, 12_500],
    ['just below a row uses the one before', 999, 10_000],
    ['between two rows uses the lower', 750, 10_000],
    ['above the last row uses the last', 20_000, 3_000],
  ])('a deductible %s: $%d, %d', (_name, dollars, multiplier) => {
    expect(factorOf('collision', ['deductible', dollars])?.multiplier).toBe(multiplier);
  });

  test('is found after other amounts, and named in whole dollars', () => {
    expect(factorOf('collision', ['maximum', 5_000], ['deductible', 1_000.5])).toStrictEqual({
      key: 'factor.deductible',
      detail: { deductible: '$1,000' },
      multiplier: 8_200,
    });
  });
});

describe('no factor', () => {
  test.each<[string, CoverageType, Limit[]]>([
    ['medical expense has no table', 'medical_expense', [['per_person', 5_000]]],
    ['towing has no table', 'towing', [['per_occurrence', 50]]],
    ['rental has no table', 'rental', [['per_day', 30]]],
    ['collision without any amount', 'collision', []],
    ['collision without a deductible', 'collision', [['per_accident', 500]]],
    ['bodily injury without any amount', 'bodily_injury', []],
    ['bodily injury with only a deductible', 'bodily_injury', [['deductible', 500]]],
  ])('%s', (_name, type, limits) => {
    expect(factorOf(type, ...limits)).toBeNull();
  });
});

test('an empty table changes no price', () => {
  expect(stepUp([], 500)).toBe(10_000);
  expect(stepDown([], 500)).toBe(10_000);
});
