import { termFrom } from '../dates';
import { isEndTooFar, isInsured, presentInsurance, type PresentInsurance } from '.';

const TODAY = '2026-11-28';

const judge = (insured: boolean | null, ends: string | null, starts: string | null) => {
  const prior_policy = ends === null ? null : { term_expiration: ends };
  const term = starts === null ? null : termFrom(starts, 6);
  const quote = { currently_insured: insured, prior_policy, term };
  return [presentInsurance(quote, TODAY), isInsured(quote, TODAY)];
};

describe('present insurance on the day of the rating (reading 55)', () => {
  test.each<[string, boolean | null, string | null, string | null, PresentInsurance, boolean | null]>([
    ['an open question', null, null, null, 'unknown', null],
    ['a no', false, null, null, 'none', false],
    ['a yes whose end date was not asked yet', true, null, null, 'insured', true],
    ['a policy in force', true, '2027-03-28', null, 'insured', true],
    ['one that ends today', true, TODAY, null, 'insured', true],
    ['one that ended 30 days ago', true, '2026-10-29', null, 'insured', true],
    ['one that ended 31 days ago', true, '2026-10-28', null, 'ended', false],
    ['one that ended in 1999', true, '1999-12-31', null, 'ended', false],
    ['one that ended in 1999, with a start', true, '1999-12-31', '2026-12-01', 'ended', false],
    ['a start while it is in force', true, '2027-03-28', '2026-12-01', 'insured', true],
    ['a start 30 days after its end', true, '2026-11-20', '2026-12-20', 'insured', true],
    ['a start 31 days after its end', true, '2026-11-20', '2026-12-21', 'gap', true],
  ])('%s', (_name, insured, ends, starts, found, isInsuredToday) => {
    expect(judge(insured, ends, starts)).toEqual([found, isInsuredToday]);
  });

  test.each([
    ['2027-12-28', false],
    ['2027-12-29', true],
    ['2099-01-01', true],
  ])('an end on %s, seen on 2026-11-28, has a wrong year: %s', (ends, isTooFar) => {
    expect(isEndTooFar(ends, TODAY)).toBe(isTooFar);
  });
});
