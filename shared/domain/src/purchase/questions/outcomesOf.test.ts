import { CARRIER_IDS } from '../../carriers';
import { STATE_CODES, type CarrierId, type StateCode } from '../../entities/codes';
import { closedCarriers, outcomesOf, verdictOf, type Outcome, type QuestionCode } from '..';

const yesTo = (...codes: string[]) => codes.map((question_code) => ({ question_code, value: true }));
const inState = (state: StateCode) => ({ address: { state } });
const outcomeOf = (code: QuestionCode, state: StateCode, carrier: CarrierId): Outcome =>
  outcomesOf(yesTo(code), inState(state), carrier)[0]?.outcome ?? 'accept';

const REFERRERS = ['FCIC', 'USHC'] as const;

test('a fraud conviction is declined by every carrier but IIC, which refers it [R56]', () => {
  for (const state of STATE_CODES) {
    for (const carrier of CARRIER_IDS) {
      const expected = carrier === 'IIC' ? 'refer' : 'decline';
      expect([state, carrier, outcomeOf('fraud_conviction', state, carrier)]).toEqual([
        state,
        carrier,
        expected,
      ]);
    }
  }
});

test('existing damage is referred by FCIC and USHC, and accepted by the others [R56-2]', () => {
  for (const state of STATE_CODES) {
    const referrers = CARRIER_IDS.filter(
      (carrier) => outcomeOf('existing_damage', state, carrier) === 'refer',
    );
    expect(referrers).toEqual(REFERRERS);
  }
});

test('a prior cancellation counts for nothing in MO, IL and PA, and is referred by FCIC and USHC elsewhere [R56-3]', () => {
  for (const state of STATE_CODES) {
    const referrers = CARRIER_IDS.filter(
      (carrier) => outcomeOf('prior_cancellation', state, carrier) === 'refer',
    );
    expect([state, referrers]).toEqual([state, ['MO', 'IL', 'PA'].includes(state) ? [] : REFERRERS]);
  }
});

test.each([
  ['household_drivers', 'drivers'],
  ['out_of_state_garaging', 'address'],
] as const)('a Yes to %s is settled at the %s, whatever the carrier [R56-4]', (code, fix) => {
  for (const carrier of CARRIER_IDS) {
    expect(outcomesOf(yesTo(code), inState('TX'), carrier)).toEqual([
      { question: code, outcome: 'fix', fix },
    ]);
  }
});

test('a No, an open answer and a question of another carrier lead to nothing', () => {
  const answers = [
    { question_code: 'fraud_conviction', value: false },
    { question_code: 'existing_damage', value: null },
    ...yesTo('tnc', 'salvage_title', 'something_new'),
  ];
  expect(outcomesOf(answers, inState('IL'), 'FCIC')).toEqual([]);
  expect(outcomesOf(null, inState('IL'), 'FCIC')).toEqual([]);
  expect(verdictOf([])).toBeNull();
});

test.each([
  [['household_drivers', 'existing_damage', 'fraud_conviction'], 'decline'],
  [['household_drivers', 'existing_damage'], 'refer'],
  [['household_drivers'], 'fix'],
] as const)('of several outcomes the gravest decides: %j is a %s', (codes, expected) => {
  expect(verdictOf(outcomesOf(yesTo(...codes), inState('WI'), 'FCIC'))?.outcome).toBe(expected);
});

test('a decline closes its carriers and leaves the others open; a referral closes none [R56-5]', () => {
  expect(closedCarriers(yesTo('fraud_conviction'), inState('TX'))).toEqual(
    CARRIER_IDS.filter((carrier) => carrier !== 'IIC'),
  );
  expect(closedCarriers(yesTo('existing_damage', 'household_drivers'), inState('TX'))).toEqual([]);
});
