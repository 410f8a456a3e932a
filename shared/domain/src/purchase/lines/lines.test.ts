import { coveragesFor } from '../../catalogues/coveragesFor';
import {
  type CoverageChoice,
  type LineId,
  PACKAGE_NAMES,
  type PackageName,
  type Quote,
  STATE_CODES,
  type StateCode,
} from '../../entities';
import { furthestAllowed, purchaseJourney } from '../../journeys';
import { STATE_RULES } from '../../states';
import { CHOICE_WORDINGS } from '../../states/parts/wordings';
import { applied, sampleDriver, sampleVehicle } from '../../testing/samples';
import { packagesBasis } from '../choices/packagesBasis';
import { askedLines, choiceOf, decidedLines, keptLines, openLines } from './askedLines';
import { chooseLinesSchema } from './chooseLinesSchema';
import { STATE_LINES } from './data/lineData';
import { LINE_WORDINGS } from './data/lineWordings';
import { linedVehicles } from './linedVehicles';
import { packagePart } from './packageVehicles';
import { stackedIn, tortOf } from './signedLines';

const carWith = (state: StateCode, name: PackageName, id = 'v1') =>
  sampleVehicle({ id, coverage_package_name: name, coverages: coveragesFor(state, name) });

function quoteIn(state: StateCode, packages: readonly PackageName[], change: Partial<Quote> = {}): Quote {
  const vehicles = packages.map((name, at) => carWith(state, name, `v${at + 1}`));
  return {
    ...applied,
    address: { ...applied.address, state },
    vehicles,
    reviewed_coverages: packagesBasis(vehicles),
    drivers: [sampleDriver({ tort: state === 'PA' ? 'LIMITED' : null })],
    ...change,
  };
}

const signature = { version: '2026-11', consent_id: 'c', signed_at: '2026-11-28T18:00:00.000Z' };
/** The choices of a shopper who rejects these lines and keeps the others. */
const without = (quote: Quote, rejected: readonly LineId[]): CoverageChoice[] =>
  decidedLines(quote, ({ line, isRequired }) =>
    rejected.includes(line)
      ? { choice: 'reject', amount: null }
      : isRequired
        ? { choice: 'keep', amount: null }
        : null,
  ).map((one) => (one.choice === 'reject' ? { ...one, signature } : one));

const namesOf = (lines: readonly { line: LineId }[]) => lines.map(({ line }) => line).join(' ');
const typesOf = ({ vehicles: [car] }: Pick<Quote, 'vehicles'>) =>
  car?.coverages.map(({ type }) => type) ?? [];

describe('what a state requires (reading 58)', () => {
  test.each<[StateCode, string]>([
    ['IL', 'um always, um_limits equal, umpd offered'],
    ['IN', 'um included, uim included, um_limits equal, umpd offered'],
    ['MO', 'um always'],
    ['KS', 'um always, uim always, pip always, um_limits equal'],
    ['IA', 'um included, uim included'],
    ['AR', 'um included, umpd offered'],
    ['TX', 'um_uim included, pip included'],
    ['WI', 'um always, medical offered'],
    ['OH', ''],
    ['PA', 'pip always, um offered, uim offered, stacking_um unsigned, stacking_uim unsigned, tort unsigned'],
    ['OK', 'um included'],
  ])('%s: %s [R58]', (state, rules) => {
    expect(STATE_LINES[state].map(({ line, rule }) => `${line} ${rule}`).join(', ')).toBe(rules);
  });

  test('every state is in this table', () =>
    expect(Object.keys(STATE_LINES)).toHaveLength(STATE_CODES.length));

  test.each(STATE_CODES)('%s: what cannot be rejected is in every package', (state) => {
    const always = STATE_LINES[state].filter(({ rule }) => rule === 'always').flatMap(({ types }) => types);
    for (const name of PACKAGE_NAMES)
      expect(coveragesFor(state, name).map(({ type }) => type)).toEqual(expect.arrayContaining([...always]));
  });

  test.each(STATE_CODES)('%s: every signed rejection has its wording in both languages', (state) => {
    for (const { line, rule, signed } of STATE_LINES[state]) {
      if (signed === null || rule === 'always') continue;
      const [wording] = LINE_WORDINGS[state]?.[line] ?? CHOICE_WORDINGS[state][signed] ?? [];
      expect(wording).toMatchObject({
        en: expect.stringMatching(/.{80}/),
        es: expect.stringMatching(/.{80}/),
      });
    }
  });
});

describe('what is asked about a package', () => {
  test.each<[StateCode, string, string, string]>([
    ['IL', 'umpd', '', 'um_limits'],
    ['IN', 'um uim umpd', 'uim umpd', 'um_limits umpd'],
    ['MO', '', '', ''],
    ['KS', '', '', 'um_limits'],
    ['IA', 'um uim', 'uim', ''],
    ['AR', 'um umpd', 'umpd', 'umpd'],
    ['TX', 'um_uim pip', 'um_uim pip', 'um_uim pip'],
    ['WI', 'medical', '', ''],
    ['OH', '', '', ''],
    [
      'PA',
      'um uim stacking_um stacking_uim tort',
      'uim stacking_um stacking_uim tort',
      'stacking_um stacking_uim tort',
    ],
    ['OK', 'um', '', ''],
  ])('%s, everything kept: LIABILITY %p, GOOD %p, BETTER %p [R58]', (state, ...expected) => {
    const asked = PACKAGE_NAMES.map((name) => {
      const quote = quoteIn(state, [name]);
      return namesOf(askedLines(quote, keptLines(quote)));
    });
    expect(asked).toEqual(expected);
  });

  test.each<[StateCode, string]>([
    ['AR', 'um'],
    ['PA', 'um uim tort'],
  ])('%s: what depends on a kept coverage is not asked without it: %s', (state, lines) => {
    const quote = quoteIn(state, ['LIABILITY']);
    expect(namesOf(askedLines(quote, without(quote, ['um', 'uim'])))).toBe(lines);
  });

  test('full tort needs no signature, so it is not asked', () => {
    const quote = quoteIn('PA', ['BETTER'], { drivers: [sampleDriver({ tort: 'FULL' })] });
    expect(namesOf(askedLines(quote))).toBe('stacking_um stacking_uim');
  });
});

const limitsOf = (vehicles: Quote['vehicles']) =>
  vehicles[0]?.coverages
    .find(({ type }) => type === 'uninsured_motorist_bodily_injury')
    ?.limits.map(({ amount }) => amount);

describe('what the choices do to the cars', () => {
  test.each<[StateCode, PackageName, string[]]>([
    [
      'TX',
      'GOOD',
      [
        'underinsured_motorist_bodily_injury 3000000/6000000',
        'uninsured_motorist_property_damage 2500000',
        'medical_expense 250000',
      ],
    ],
    [
      'IN',
      'GOOD',
      ['underinsured_motorist_bodily_injury 2500000/5000000', 'uninsured_motorist_property_damage 2500000'],
    ],
    ['IL', 'LIABILITY', ['uninsured_motorist_property_damage 1500000']],
    ['WI', 'LIABILITY', ['medical_payments 100000']],
  ])('%s, %s: kept lines have the liability limits or their own [R58-2]', (state, name, added) => {
    const quote = quoteIn(state, [name]);
    const [car] = linedVehicles({ ...quote, coverage_choices: keptLines(quote) });
    const lined = car?.coverages.filter(({ line }) => line !== undefined) ?? [];
    expect(
      lined.map(({ type, limits }) => `${type} ${limits.map(({ amount }) => amount).join('/')}`),
    ).toEqual(added);
    expect(packagePart(car ?? { coverages: [] })).toEqual(quote.vehicles[0]?.coverages);
  });

  test.each<StateCode>(['IL', 'IN', 'KS'])(
    '%s: lower limits are the state’s lowest, once chosen in writing',
    (state) => {
      const quote = quoteIn(state, ['BETTER']);
      const lowered = linedVehicles({ ...quote, coverage_choices: without(quote, ['um_limits']) });
      expect(limitsOf(lowered)).toEqual([...STATE_RULES[state].minimumLimits.bodily_injury]);
      expect(limitsOf(quote.vehicles)).not.toEqual(limitsOf(lowered));
      // Read back, the same is asked.
      expect(namesOf(askedLines({ ...quote, vehicles: lowered }, []))).toBe(namesOf(askedLines(quote, [])));
    },
  );

  test('another package drops what was kept for the old one', () => {
    const quote = quoteIn('TX', ['GOOD']);
    const changed = { ...quoteIn('TX', ['LIABILITY']), coverage_choices: keptLines(quote) };
    expect(typesOf({ vehicles: linedVehicles(changed) })).toEqual(typesOf(changed));
    expect(namesOf(openLines(changed))).toBe('um_uim pip');
  });
});

describe('the coverages step', () => {
  const quote = quoteIn('TX', ['GOOD'], { questions: null });
  const decided = { ...quote, coverage_choices: without(quote, ['pip']) };

  test('is done once the lines are decided with the review, and open before and after another car [R58-4]', () => {
    expect(furthestAllowed(purchaseJourney, decided)).toBe('questions');
    expect(furthestAllowed(purchaseJourney, quote)).toBe('coverages');
    const vehicles = [...quote.vehicles, sampleVehicle({ ...quote.vehicles[0], id: 'v2' })];
    expect(furthestAllowed(purchaseJourney, { ...decided, vehicles })).not.toBe('questions');
  });

  test('a choice applies to the cars and packages it was made for', () => {
    const [line] = askedLines(decided);
    const vehicles = [...quote.vehicles, carWith('TX', 'GOOD', 'v2')];
    expect(line && choiceOf(line, decided)).toMatchObject({ choice: 'keep' });
    expect(namesOf(openLines({ ...decided, vehicles }))).toBe('um_uim pip');
  });
});

describe('Pennsylvania (reading 59)', () => {
  const quote = quoteIn('PA', ['BETTER']);

  test.each<[string, LineId[] | null, 'LIMITED' | 'FULL', boolean]>([
    ['nothing is stored', null, 'LIMITED', false],
    ['nothing is signed', [], 'FULL', true],
    ['limited tort is signed', ['tort'], 'LIMITED', true],
    ['stacking is waived', ['stacking_um', 'stacking_uim'], 'FULL', false],
  ])('%s [R59, R59-3]', (_name, signed, tort, stacked) => {
    const chosen = signed ? { ...quote, coverage_choices: without(quote, signed) } : quote;
    expect([tortOf(chosen), stackedIn(chosen)]).toEqual([tort, { um: stacked, uim: stacked }]);
  });

  test('another policyholder’s signature does not count', () => {
    const chosen = { ...quote, coverage_choices: without(quote, ['tort']) };
    expect(tortOf({ ...chosen, drivers: [sampleDriver({ id: 'd9', tort: 'LIMITED' })] })).toBe('FULL');
    expect(tortOf(quoteIn('TX', ['GOOD']))).toBeNull();
  });
});

test.each([
  ['an unknown line', { line: 'life', choice: 'keep', basis: 'v1:GOOD' }, false],
  ['no choice', { line: 'um', basis: 'v1:GOOD' }, false],
  ['its own signature', { line: 'um', choice: 'reject', basis: 'v1:GOOD', signature }, false],
  ['a kept line', { line: 'um', choice: 'keep', basis: 'v1:GOOD' }, true],
])('reads a choice with %s: %#', (_name, one, accepted) => {
  expect(chooseLinesSchema.isValidSync({ choices: [one] })).toBe(accepted);
});
