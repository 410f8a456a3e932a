import type { CatalogueEntry, CoverageType } from '../entities';
import { CATALOGUES } from '.';
import type { Catalogue } from './catalogue';
import { normalizeCatalogue } from './normalizeCatalogue';

/** Every catalog of section 9, named by carrier or `default`, product and state. */
const NAMES = [
  'FCIC-MAVERICK IA',
  'FCIC-MAVERICK IL',
  'FCIC-MAVERICK IN',
  'FCIC-MAVERICK KS',
  'FCIC-MAVERICK MO',
  'FCIC-MAVERICK PA',
  'FCIC-MAVERICK WI',
  'USHC-ROADWARRIOR AR',
  'USHC-ROADWARRIOR OK',
  'USHC-ROAD_RANGER IN',
  'USHC-ROAD_RANGER TX',
  'USHC-ROAD_WARRIOR IL',
  'USHC-SCORE IL',
  'USIC-ROADWARRIOR AR',
  'default IL',
  'default IN',
  'default OH',
  'default TX',
];

const nameOf = ({ carrier_id, product_id, state }: Catalogue) =>
  carrier_id === null ? `default ${state}` : `${carrier_id}-${product_id} ${state}`;
const stateOf = (name: string) => name.slice(-2);

function entriesOf(name: string): CatalogueEntry[] {
  const found = CATALOGUES.filter((one) => nameOf(one) === name);
  expect(found).toHaveLength(1);
  return found.flatMap(({ state, entries }) => normalizeCatalogue(state, entries));
}

/** A row's limits in dollars, default first; in brackets when the package leaves the coverage out. */
function inWords({ required, limits, details }: CatalogueEntry): string {
  const amounts = limits.map(({ applies_to, amount }) => {
    const dollars = [amount].flat().map((cents) => cents / 100);
    return `${applies_to} ${dollars.join('|')}`;
  });
  const words = [...amounts, ...(details === undefined ? [] : [details])].join(', ');
  return required === 'true' ? words : `(${words})`;
}

/** Limits of these types in a catalog, for LIABILITY, GOOD and BETTER. */
function said(name: string, ...types: CoverageType[]) {
  return entriesOf(name)
    .filter(({ type }) => types.includes(type))
    .map((entry) => `${entry.package}: ${inWords(entry)}`);
}

const three = (liability: string, good: string, better: string) => [
  `LIABILITY: ${liability}`,
  `GOOD: ${good}`,
  `BETTER: ${better}`,
];

const INJURY: Record<string, readonly [low: string, high: string]> = {
  IA: ['20000/40000', '50000/100000'],
  PA: ['15000/30000', '15000/30000'],
  TX: ['30000/60000', '30000/60000'],
};
const perPersonAndAccident = (pair: string) =>
  pair.replace('/', ', per_accident ').replace(/^/, 'per_person ');

const DAMAGE: Record<string, readonly [number, number, number]> = {
  IA: [15_000, 15_000, 50_000],
  IL: [20_000, 25_000, 25_000],
  PA: [10_000, 10_000, 10_000],
  WI: [10_000, 10_000, 50_000],
};

/** Medical payments in GOOD and BETTER; KS and PA sell medical expenses instead, and TX sells neither. */
const MEDICAL: Record<string, string> = { IA: '500', MO: '500', WI: '500', IL: '1000|500|2000' };
const WITHOUT_MEDICAL = new Set(['KS', 'PA']);

test('the list names every catalog', () => {
  expect(CATALOGUES.map(nameOf).toSorted()).toEqual(NAMES.toSorted());
});

describe.each(NAMES)('%s, in dollars (section 9, Sample limits)', (name) => {
  const state = stateOf(name);

  test('bodily injury limits by package', () => {
    const [low, high] = (INJURY[state] ?? ['25000/50000', '50000/100000']).map(perPersonAndAccident);
    expect(said(name, 'bodily_injury')).toEqual(three(`${low}`, `${low}`, `${high}`));
  });

  test('property damage limits by package', () => {
    const [liability, good, better] = DAMAGE[state] ?? [25_000, 25_000, 50_000];
    expect(said(name, 'property_damage')).toEqual(
      three(`per_accident ${liability}`, `per_accident ${good}`, `per_accident ${better}`),
    );
  });

  test('medical payments limits by package [9-58]', () => {
    const limit = `per_person ${MEDICAL[state] ?? '1000'}`;
    const sold = state === 'TX' ? `(${limit})` : limit;
    expect(said(name, 'medical_payments')).toEqual(
      WITHOUT_MEDICAL.has(state) ? [] : three(`(${limit})`, sold, sold),
    );
  });

  test('deductibles are 1,000 or 500, and IL BETTER collision goes up to 10,000 [9-55, 9-58]', () => {
    const [none, good, better] = ['(deductible 1000)', 'deductible 1000|500', 'deductible 500|1000'] as const;
    const collision = state === 'IL' ? `${better}|5000|7500|10000` : better;
    expect(said(name, 'collision')).toEqual(three(none, good, collision));
    expect(said(name, 'comprehensive', 'other_than_collision')).toEqual(three(none, good, better));
  });

  test('rental pays 20 per day, 420 maximum [9-56]', () => {
    const rental = 'per_day 20, maximum 420';
    expect(said(name, 'rental', 'rental_reimbursement')).toEqual(three(`(${rental})`, `(${rental})`, rental));
  });

  test('towing pays 50 per occurrence, two tows per policy period [9-57]', () => {
    const towing = 'per_occurrence 50, Two tows per policy period';
    expect(said(name, 'towing')).toEqual(three(`(${towing})`, `(${towing})`, towing));
  });
});

const injury = (person: number, accident: number) => `per_person ${person}, per_accident ${accident}`;

describe('the limits that section 9 names, in every catalog of their state', () => {
  const typical = ['IL', 'IN', 'AR', 'OK', 'KS', 'MO', 'WI', 'OH'];
  const all = ['LIABILITY', 'GOOD', 'BETTER'];
  test.each([
    {
      id: '9-52',
      states: typical,
      type: 'bodily_injury',
      of: ['LIABILITY', 'GOOD'],
      limit: injury(25_000, 50_000),
    },
    { id: '9-106', states: ['TX'], type: 'bodily_injury', of: all, limit: injury(30_000, 60_000) },
    { id: '9-107', states: ['PA'], type: 'bodily_injury', of: all, limit: injury(15_000, 30_000) },
    { id: '9-108', states: ['IN'], type: 'bodily_injury', of: ['BETTER'], limit: injury(50_000, 100_000) },
    { id: '9-109', states: ['AR'], type: 'bodily_injury', of: ['BETTER'], limit: injury(50_000, 100_000) },
    { id: '9-110', states: ['OK'], type: 'bodily_injury', of: ['BETTER'], limit: injury(50_000, 100_000) },
    { id: '9-53', states: ['PA'], type: 'property_damage', of: all, limit: 'per_accident 10000' },
    { id: '9-111', states: ['IL'], type: 'property_damage', of: ['LIABILITY'], limit: 'per_accident 20000' },
    { id: '9-112', states: ['IL'], type: 'property_damage', of: ['GOOD'], limit: 'per_accident 25000' },
    { id: '9-113', states: ['IL'], type: 'property_damage', of: ['BETTER'], limit: 'per_accident 25000' },
    {
      id: '9-54',
      states: ['IN', 'AR', 'OK', 'OH'],
      type: 'medical_payments',
      of: ['BETTER'],
      limit: 'per_person 1000',
    },
    { id: '9-114', states: ['IA'], type: 'medical_payments', of: ['BETTER'], limit: 'per_person 500' },
    { id: '9-115', states: ['MO'], type: 'medical_payments', of: ['BETTER'], limit: 'per_person 500' },
    { id: '9-116', states: ['WI'], type: 'medical_payments', of: ['BETTER'], limit: 'per_person 500' },
    {
      id: '9-117',
      states: ['IL'],
      type: 'medical_payments',
      of: ['BETTER'],
      limit: 'per_person 1000|500|2000',
    },
  ] as const)('$states $type $of: $limit [$id]', ({ states, type, of, limit }) => {
    const names = NAMES.filter((name) => states.some((state) => state === stateOf(name)));
    expect(names).not.toEqual([]);
    for (const name of names) {
      expect(said(name, type)).toEqual(
        expect.arrayContaining(of.map((packageName) => `${packageName}: ${limit}`)),
      );
    }
  });
});

const listed = (name: string) =>
  entriesOf(name).map((entry) => `${entry.type} ${entry.package}: ${inWords(entry)}`);

test('OH matches IL except for damage limits, uninsured motorist in LIABILITY, and its choices [9-58]', () => {
  const il = listed('default IL');
  const oh = listed('default OH');
  expect(oh.filter((line) => !il.includes(line))).toEqual([
    'property_damage LIABILITY: per_accident 25000',
    'property_damage BETTER: per_accident 50000',
    'uninsured_motorist_bodily_injury LIABILITY: (per_person 25000, per_accident 50000)',
    'uninsured_motorist_property_damage LIABILITY: (per_accident 25000)',
    'uninsured_motorist_property_damage BETTER: (per_accident 50000)',
    'medical_payments LIABILITY: (per_person 1000)',
    'medical_payments GOOD: per_person 1000',
    'medical_payments BETTER: per_person 1000',
    'collision BETTER: deductible 500|1000',
  ]);
  expect(oh).toHaveLength(il.length);
});
