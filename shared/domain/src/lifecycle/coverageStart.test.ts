import { coverageStart } from './coverageStart';

const DALLAS = { state: 'TX', county: 'Dallas' } as const;
const EL_PASO = { state: 'TX', county: 'El Paso' } as const;

test.each([
  ['signed before its first day', DALLAS, '2026-12-15', '2026-11-24T18:00:00Z', '2026-12-15T06:01:00Z'],
  ['an hour later in El Paso', EL_PASO, '2026-12-15', '2026-11-24T18:00:00Z', '2026-12-15T07:01:00Z'],
  ['signed on its first day', DALLAS, '2026-11-24', '2026-11-24T18:00:00Z', '2026-11-24T18:00:00Z'],
  ['on the day that clocks go forward', DALLAS, '2027-03-14', '2026-11-24T18:00:00Z', '2027-03-14T06:01:00Z'],
] as const)('%s [R53]', (_name, place, effective, signedAt, start) => {
  expect(new Date(coverageStart({ effective }, place, Date.parse(signedAt)))).toEqual(new Date(start));
});
