import { STATE_CODES, type StateCode, type PackageName } from '../entities';
import { coveragesFor } from './coveragesFor';

/** Checks each package label ('rates:vehicles.*_help') against every state's catalog (reading 46). */
const of = (state: StateCode, name: PackageName) => {
  const coverages = coveragesFor(state, name);
  const amount = (...types: string[]) =>
    coverages.find(({ type }) => types.includes(type))?.limits[0]?.amount ?? null;
  return {
    fire: amount('comprehensive', 'other_than_collision'),
    crash: amount('collision'),
    rental: amount('rental', 'rental_reimbursement'),
    towing: amount('towing'),
  };
};

test.each(STATE_CODES)('%s: each package matches its label [R46]', (state) => {
  const [basic, better, enhanced] = (['LIABILITY', 'GOOD', 'BETTER'] as const).map((name) => of(state, name));
  expect(basic).toEqual({ fire: null, crash: null, rental: null, towing: null });
  expect(better).toEqual({ fire: 100_000, crash: 100_000, rental: null, towing: null });
  expect(enhanced?.fire).toBeLessThan(better?.fire ?? 0);
  expect(enhanced?.crash).toBeLessThan(better?.crash ?? 0);
  expect([enhanced?.rental, enhanced?.towing]).not.toContain(null);
});

const injury = (name: PackageName) =>
  coveragesFor('PA', name).find(({ type }) => type === 'bodily_injury')?.limits;

test('PA injury limits are not higher, so no label may claim it [R46]', () => {
  expect(injury('BETTER')).toEqual(injury('GOOD'));
});
