import { sampleQuote } from '../../testing/samples';
import { startBeside, type StartBeside } from '..';

const TODAY = '2026-11-28';

/** How a start meets a policy that ends on a day, seen on 2026-11-28: the first start is the 29th, the last December 28. */
const judge = (ends: string | null, starts: string, insured = true) => {
  const prior_policy =
    ends === null ? null : { insurer_name: 'Acme', term_expiration: ends, duration: 6, continuous: true };
  return startBeside(sampleQuote({ currently_insured: insured, prior_policy }), starts, TODAY);
};

describe('a chosen start beside the policy in force (reading 55)', () => {
  test.each<[string, string, string, StartBeside['kind'], number, string | null]>([
    ['the same day', '2026-12-10', '2026-12-10', 'meets', 0, null],
    ['five days without coverage', '2026-12-10', '2026-12-15', 'gap', 5, '2026-12-10'],
    ['30 days without coverage', '2026-11-28', '2026-12-28', 'gap', 30, '2026-11-29'],
    ['a day of it that no start can avoid', '2026-11-28', '2026-11-29', 'gap', 1, null],
    ['31 days end the discount', '2026-11-20', '2026-12-21', 'lapse', 31, '2026-11-29'],
    ['an end 30 days ago: every start ends it', '2026-10-29', '2026-11-29', 'lapse', 31, null],
    ['two policies for nine days', '2026-12-10', '2026-12-01', 'overlap', 9, '2026-12-10'],
    ['an end after the last start', '2027-03-28', '2026-12-01', 'overlap', 117, null],
  ])('%s: %s, then %s', (_name, ends, starts, kind, days, better) => {
    expect(judge(ends, starts)).toEqual({ kind, ends, days, better, isFar: false });
  });

  test('an end more than 13 months ahead has a wrong year', () => {
    expect(judge('2099-01-01', '2026-12-01')).toMatchObject({ kind: 'overlap', isFar: true });
  });

  test.each([
    ['no date of an end', null, '2026-12-01', true],
    ['no insurance', '2026-12-10', '2026-12-01', false],
    ['a policy that ended long ago', '1999-12-31', '2026-12-01', true],
    ['a start in the past', '2026-12-10', '2026-11-01', true],
    ['no start', '2026-12-10', '', true],
  ])('nothing to say with %s', (_name, ends, starts, insured) => {
    expect(judge(ends, starts, insured)).toBeNull();
  });
});
