import { STATE_CODES, type StateCode } from '../entities';
import { builtInCatalogue, coveragesFor, normalizeCatalogue } from '.';
import { fcicMaverickIl } from './data/fcicMaverickIl';
import { fcicMaverickPa } from './data/fcicMaverickPa';

/** Dollar amounts of a normalized BETTER coverage. */
function amounts(state: StateCode, type: string) {
  const found = coveragesFor(state, 'BETTER').find((coverage) => coverage.type === type);
  return found?.limits.map(({ amount }) => amount / 100);
}

describe('keeps the three oddities as given and normalizes them in one place (section 9, reading 32) [R32]', () => {
  test('IL: a nested list in uninsured-motorist bodily injury BETTER [9-59]', () => {
    const raw = fcicMaverickIl.entries.find(
      (entry) => entry.type === 'uninsured_motorist_bodily_injury' && entry.package === 'BETTER',
    );
    expect(Array.isArray(raw?.limits[0])).toBe(true);
    expect(amounts('IL', 'uninsured_motorist_bodily_injury')).toEqual([50_000, 100_000]);
  });

  test('PA: rental limits as bare numbers [9-60]', () => {
    const raw = fcicMaverickPa.entries.find((entry) => entry.type === 'rental' && entry.package === 'BETTER');
    expect(raw?.limits).toEqual([2000, 42_000]);
    expect(coveragesFor('PA', 'BETTER').find(({ type }) => type === 'rental')?.limits).toEqual([
      { applies_to: 'per_day', amount: 2000 },
      { applies_to: 'maximum', amount: 42_000 },
    ]);
  });

  test('PA: a MO towing row inside the list [9-61]', () => {
    const strange = fcicMaverickPa.entries.filter((entry) => entry.state !== 'PA');
    expect(strange.map(({ state, type }) => [state, type])).toEqual([['MO', 'towing']]);
    const towing = builtInCatalogue('PA').filter(({ type }) => type === 'towing');
    expect(towing.map(({ state }) => state)).toEqual(['PA', 'PA', 'PA']);
    expect(amounts('PA', 'towing')).toEqual([50]);
  });

  test('leaves clean entries unchanged', () => {
    for (const state of STATE_CODES) {
      const clean = builtInCatalogue(state);
      expect(normalizeCatalogue(state, clean)).toEqual(clean);
    }
  });
});
