import { coverageStart } from './coverageStart';

const DALLAS = { state: 'TX', county: 'Dallas' } as const;
const EL_PASO = { state: 'TX', county: 'El Paso' } as const;

test.each([
  [
    'at 12:01 a.m. of the first day, if signed earlier',
    DALLAS,
    '2026-12-15',
    '2026-11-24T18:00:00Z',
    '2026-12-15T06:01:00Z',
  ],
  [
    'an hour later in El Paso, which is on Mountain Time',
    EL_PASO,
    '2026-12-15',
    '2026-11-24T18:00:00Z',
    '2026-12-15T07:01:00Z',
  ],
  [
    'when signed, if that is on the first day',
    DALLAS,
    '2026-11-24',
    '2026-11-24T18:00:00Z',
    '2026-11-24T18:00:00Z',
  ],
  [
    'at 12:01 a.m. also on the day clocks go forward',
    DALLAS,
    '2027-03-14',
    '2026-11-24T18:00:00Z',
    '2027-03-14T06:01:00Z',
  ],
] as const)('coverage begins %s [R53]', (_name, place, effective, signedAt, start) => {
  expect(new Date(coverageStart({ effective }, place, Date.parse(signedAt)))).toEqual(new Date(start));
});
