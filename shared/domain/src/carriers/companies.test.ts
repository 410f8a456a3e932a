import { companiesIn, STATE_INSURERS } from '../states/parts/insurers';
import { STATE_CODES } from '../entities/codes';
import { CARRIER_IDS, CARRIERS, COMPANIES } from './registry';

test.each(CARRIER_IDS)(
  '%s: the full name of its company begins with its short one (reading 62) [R62-2]',
  (id) => {
    const { legalName, companyNumber } = COMPANIES[id];
    expect(legalName.startsWith(`${CARRIERS[id].name} `)).toBe(true);
    expect(companyNumber).toMatch(/^\d{5}$/);
  },
);

test('each state lists its insurers by their full names (reading 62)', () => {
  expect(companiesIn('TX')).toContain('Texas Road Mutual Insurance Company');
  expect(companiesIn('IL')).not.toContain('Texas Road Mutual Insurance Company');
  for (const state of STATE_CODES) expect(companiesIn(state)).toHaveLength(STATE_INSURERS[state].length);
});
