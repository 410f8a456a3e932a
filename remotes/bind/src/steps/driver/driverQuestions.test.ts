import { aWholeDriver } from '../../testing/anApplication';
import { driverBands, knownFacts } from './driverQuestions';
import { fromDriver, type AskedDriver, type DriverValues } from './driverValues';

const asked = (changes: object = {}): AskedDriver => ({
  driver: aWholeDriver(changes),
  state: 'OH',
  today: '2026-11-28',
});
/** A policyholder as a quote and policy details leave them. */
const QUOTED = asked({
  birthday_estimated: true,
  license_state: null,
  license_number_last4: null,
  license_issued_at: '2007-01-05',
  occupation: null,
});

const bandsOf = (one: AskedDriver, changes: Partial<DriverValues> = {}, saysNo = false) =>
  driverBands({ ...fromDriver(one), ...changes }, knownFacts(one), one, saysNo);

test('a policyholder from the quote has five questions; an estimated birthday is one of them (reading 14) [R14-2]', () => {
  expect(bandsOf(QUOTED)).toEqual({
    who: { birthday: false },
    work: { work: false },
    license: { number: false, first: false },
    driving: { incidents: false },
  });
});

test('a question counts once all of its fields are answered, and stays where it is', () => {
  const answered = {
    birthday: '1991-01-05',
    occupation: 'employed',
    license_state: 'OH',
    license_number: 'AB123456',
    license_issued_at: '2007-01-05',
    accident_violations: [{ type: 'dwi', date: null, description: null }],
  } as const;
  expect(bandsOf(QUOTED, { ...answered, accident_violations: [...answered.accident_violations] })).toEqual({
    who: { birthday: true },
    work: { work: false },
    license: { number: true, first: true },
    driving: { incidents: false },
  });
  const whole = { employer_name: 'Acme', employer_category: 'welder', accident_violations: [] };
  const bands = bandsOf(QUOTED, { ...answered, ...whole }, true);
  expect([bands.work, bands.driving]).toEqual([{ work: true }, { incidents: true }]);
});

test('a whole license is known, another driver’s place on the policy is asked, an excluded one’s work is not (reading 50)', () => {
  const other = asked({ policy_holder: false, policy_holder_relationship: null });
  expect(bandsOf(other)).toMatchObject({
    who: { relationship: false, included: true },
    license: {},
    work: { work: true },
  });
  expect(bandsOf(other, { included_in_policy: false })).toMatchObject({ work: {}, driving: {}, license: {} });
});
