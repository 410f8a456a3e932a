import { defaultLimits, packageEntries, productCatalogue, productName, PRODUCTS } from '../../catalogues';
import { coveragesFor } from '../../catalogues/coveragesFor';
import {
  CHOICE_KINDS,
  PACKAGE_NAMES,
  type CoverageType,
  type PackageName,
  type Quote,
  type StateCode,
} from '../../entities';
import { furthestAllowed, purchaseJourney } from '../../journeys';
import { applied, sampleDriver, sampleVehicle } from '../../testing/samples';
import { packagesBasis } from './packagesBasis';
import { openChoices, requiredChoices } from './requiredChoices';
import { signChoicesSchema } from './signChoicesSchema';

const carWith = (state: StateCode, name: PackageName, id = 'v1') =>
  sampleVehicle({ id, coverage_package_name: name, coverages: coveragesFor(state, name) });

const quoteIn = (state: StateCode, packages: readonly PackageName[], change: Partial<Quote> = {}): Quote => {
  const vehicles = packages.map((name, at) => carWith(state, name, `v${at + 1}`));
  return {
    ...applied,
    address: { ...applied.address, state },
    vehicles,
    reviewed_coverages: packagesBasis(vehicles),
    drivers: [sampleDriver({ tort: state === 'PA' ? 'LIMITED' : null })],
    ...change,
  };
};

const signed = (quote: Quote): Quote['signed_choices'] =>
  requiredChoices(quote).map(({ kind, basis }) => ({
    kind,
    basis,
    version: 'v',
    consent_id: kind,
    signed_at: '2026-11-21T10:00:00.000Z',
  }));

const kindsIn = (state: StateCode, name: PackageName) =>
  requiredChoices(quoteIn(state, [name]))
    .map(({ kind }) => kind.replace('_rejection', ''))
    .join(' ');

const open = (quote: Quote) => openChoices(quote).map(({ kind }) => kind);

const limitsOf = (product: (typeof PRODUCTS)[number], name: PackageName, type: CoverageType) => {
  const offered = packageEntries(product.state, name, productCatalogue(productName(product), product.state));
  const entry = offered.find((one) => one.type === type);
  return entry && defaultLimits(entry.limits);
};

describe('what a state wants signed (design: consent)', () => {
  test.each([
    ['IL', '', '', ''],
    ['IN', 'um uim umpd', 'uim umpd', 'umpd'],
    ['MO', '', '', ''],
    ['KS', '', '', ''],
    ['IA', 'um uim', 'uim', ''],
    ['AR', 'um uim umpd pip', 'uim umpd pip', 'umpd pip'],
    ['TX', 'um uim umpd pip', 'uim umpd pip', 'umpd pip'],
    ['WI', '', '', ''],
    ['OH', '', '', ''],
    ['PA', 'um uim tort_limited', 'uim tort_limited', 'tort_limited'],
    ['OK', 'um', '', ''],
  ] as const)('%s: LIABILITY %p, GOOD %p, BETTER %p [R22-4]', (state, ...expected) => {
    expect(PACKAGE_NAMES.map((name) => kindsIn(state, name))).toEqual(expected);
  });

  test.each([
    ['full for the policyholder', { tort: 'FULL' }, { tort: 'LIMITED' }, 'tort_full', 'd1'],
    ['full only for another driver', { tort: 'LIMITED' }, { tort: 'FULL' }, 'tort_limited', 'd1'],
    ['full only for the policyholder', { tort: 'FULL' }, { tort: null }, 'tort_full', 'd1'],
    ['limited for everyone', { tort: 'LIMITED' }, { tort: 'LIMITED' }, 'tort_limited', 'd1'],
    [
      'full for a policyholder without a license',
      { tort: 'FULL', license_status: 'not_licensed' },
      { tort: 'LIMITED' },
      'tort_full',
      'd1',
    ],
  ] as const)('one tort for the household: %s [R22-4, R50]', (_name, holder, other, kind, driverId) => {
    const created_at = '2026-11-21T11:00:00.000Z';
    const drivers = [
      sampleDriver({ id: 'd2', created_at, policy_holder: false, ...other }),
      sampleDriver(holder),
    ];
    expect(requiredChoices(quoteIn('PA', ['BETTER'], { drivers }))).toEqual([
      { kind, vehicles: [], basis: 'd1', driverId },
    ]);
  });

  test('a rejection lists the cars without the coverage and their packages', () => {
    const [rejection] = requiredChoices(quoteIn('OK', ['LIABILITY', 'GOOD', 'LIABILITY']));
    expect(rejection?.vehicles.map(({ id }) => id)).toEqual(['v1', 'v3']);
    expect(rejection?.basis).toBe('v1:LIABILITY,v3:LIABILITY');
  });
});

describe('when a signature stays valid', () => {
  const before = quoteIn('TX', ['LIABILITY', 'GOOD']);
  const whole = { ...before, signed_choices: signed(before) };

  test('a signed choice is no longer open', () => expect(open(whole)).toEqual([]));

  test('changing a car’s package asks again for the coverage it lacks', () => {
    const vehicles = [carWith('TX', 'GOOD', 'v1'), carWith('TX', 'GOOD', 'v2')];
    expect(open({ ...whole, vehicles })).toEqual(['uim_rejection', 'umpd_rejection', 'pip_rejection']);
  });

  test('adding a car asks again', () => {
    expect(open({ ...whole, vehicles: [...whole.vehicles, carWith('TX', 'LIABILITY', 'v3')] })).toHaveLength(
      4,
    );
  });

  test('changing a deductible does not ask again', () => {
    const [first, ...rest] = whole.vehicles;
    const coverages = (first?.coverages ?? []).map((one) => ({ ...one, limits: [] }));
    expect(open({ ...whole, vehicles: [sampleVehicle({ ...first, coverages }), ...rest] })).toEqual([]);
  });

  test('changing tort asks again', () => {
    const quote = quoteIn('PA', ['BETTER']);
    const drivers = [sampleDriver({ tort: 'FULL' })];
    expect(open({ ...quote, signed_choices: signed(quote) })).toEqual([]);
    expect(open({ ...quote, signed_choices: signed(quote), drivers })).toEqual(['tort_full']);
  });
});

describe('the coverages step requires its signed choices', () => {
  test.each([
    ['unsigned', quoteIn('OK', ['LIABILITY'], { questions: null }), 'coverages'],
    ['nothing to sign', quoteIn('OK', ['GOOD'], { questions: null }), 'questions'],
  ] as const)('%s', (_name, quote, step) => {
    expect(furthestAllowed(purchaseJourney, quote)).toBe(step);
  });

  test('signing completes the step, and withdrawing reopens it', () => {
    const quote = quoteIn('OK', ['LIABILITY'], { questions: null });
    const done = { ...quote, signed_choices: signed(quote) };
    expect(furthestAllowed(purchaseJourney, done)).toBe('questions');
    expect(furthestAllowed(purchaseJourney, { ...done, signed_choices: [] })).toBe('coverages');
  });
});

describe('other coverages need no further signed forms', () => {
  const sold = PRODUCTS.flatMap((product) =>
    PACKAGE_NAMES.map((name) => [`${productName(product)} ${product.state} ${name}`, product, name] as const),
  );

  test.each(sold)('%s: motorist limits equal the bodily injury limits', (_name, product, name) => {
    const injury = limitsOf(product, name, 'bodily_injury');
    const uninsured = limitsOf(product, name, 'uninsured_motorist_bodily_injury');
    const underinsured = limitsOf(product, name, 'underinsured_motorist_bodily_injury');
    expect([uninsured ?? injury, underinsured ?? injury]).toEqual([injury, injury]);
  });

  test.each([
    ['IL', 'uninsured_motorist_bodily_injury'],
    ['MO', 'uninsured_motorist_bodily_injury'],
    ['WI', 'uninsured_motorist_bodily_injury'],
    ['KS', 'uninsured_motorist_bodily_injury'],
    ['KS', 'underinsured_motorist_bodily_injury'],
    ['KS', 'medical_expense'],
    ['PA', 'medical_expense'],
  ] as const)('%s: %s cannot be rejected, so every package has it', (state, type) => {
    for (const product of PRODUCTS.filter((one) => one.state === state))
      for (const name of PACKAGE_NAMES) expect(limitsOf(product, name, type)).toBeDefined();
  });
});

test.each([
  ['none', [], false],
  ['an unknown kind', [{ kind: 'life', version: '1', basis: 'v1' }], false],
  ['no basis', [{ kind: 'um_rejection', version: '1', basis: ' ' }], false],
  ['an extra field', [{ kind: 'um_rejection', version: '1', basis: 'v1', signed_at: 'now' }], false],
  ['every kind', CHOICE_KINDS.map((kind) => ({ kind, version: '1', basis: 'v1:GOOD' })), true],
  [
    'one choice too many',
    Array.from({ length: 7 }, () => ({ kind: 'tort_full', version: '1', basis: 'd1' })),
    false,
  ],
])('rejects a signature with %s: %#', (_name, choices, accepted) => {
  expect(signChoicesSchema.isValidSync({ choices })).toBe(accepted);
});
