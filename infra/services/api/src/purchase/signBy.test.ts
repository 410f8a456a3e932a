import { newQuoteDocument } from '../quotes/newDocuments';
import { signBy } from './signBy';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const address = { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Des Plaines' } as const;

test.each([
  ['the day after tomorrow', '2026-11-24', '2026-11-25T06:00:00Z'],
  ['tomorrow', '2026-11-23', '2026-11-24T06:00:00Z'],
  ['next week', '2026-11-29', '2026-11-25T12:00:00Z'],
])('a policy that starts %s (%s) can be signed until %s [R8-16, R8-18]', (_name, effective, until) => {
  const term = { duration: 6, effective, expires: '2027-05-23' } as const;
  const document = { ...newQuoteDocument({ address }), term };
  expect(new Date(signBy({ document }, NOW))).toEqual(new Date(until));
});
