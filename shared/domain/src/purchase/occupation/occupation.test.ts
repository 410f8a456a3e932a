import { STATE_CODES } from '../../entities';
import {
  categoryOptions,
  EMPLOYER_CATEGORIES,
  isEmployed,
  isEmployerCategory,
  isOccupationAllowed,
  searchCategories,
  type CategoryOption,
  type EmployerCategory,
} from '..';

const FREE_TEXT = new Set(['IA', 'IN', 'IL', 'KS', 'AR']);

describe('occupation by state (sections 3 and 9) [3-82, 9-18]', () => {
  test.each(STATE_CODES)('%s', (state) => {
    expect(isOccupationAllowed('Beekeeper', state)).toBe(FREE_TEXT.has(state));
    for (const word of ['disabled', 'employed', 'homemaker', 'retired', 'student', 'unemployed']) {
      expect(isOccupationAllowed(word, state)).toBe(true);
    }
  });

  test.each([
    ['employed', true],
    [' Employed ', true],
    ['Empleada', true],
    ['Con empleo', true],
    ['unemployed', false],
    ['', false],
    [null, false],
  ])('%p has an employer: %s', (occupation, employed) => {
    expect(isEmployed(occupation)).toBe(employed);
  });
});

test('259 categories and Other, each code once (section 3, reading 29) [3-87, R29-2]', () => {
  expect(EMPLOYER_CATEGORIES).toHaveLength(260);
  expect(new Set(EMPLOYER_CATEGORIES).size).toBe(260);
  expect(EMPLOYER_CATEGORIES.at(-1)).toBe('other');
  expect(EMPLOYER_CATEGORIES.slice(0, -1)).toEqual(EMPLOYER_CATEGORIES.slice(0, -1).toSorted());
  expect([isEmployerCategory('nurse'), isEmployerCategory('registered_nurse')]).toEqual([false, true]);
});

describe('searching categories', () => {
  const some: CategoryOption[] = [
    { value: 'artist', label: 'Ártista plástico' },
    { value: 'architect', label: 'Arquitecto' },
    { value: 'truck_driver_local', label: 'Camionero local' },
    { value: 'mechanical_engineer', label: 'Ingeniero mecánico' },
    { value: 'auto_mechanic', label: 'Mecánico automotriz' },
    { value: 'aircraft_mechanic', label: 'Técnico aeromecánico' },
  ];
  const labelsOf = (query: string) => searchCategories(some, query).map(({ value }) => value);

  test.each([
    ['MECANICO', ['auto_mechanic', 'mechanical_engineer', 'aircraft_mechanic']],
    ['mecánico auto', ['auto_mechanic']],
    ['  ing ', ['mechanical_engineer']],
    ['arquitecta', ['architect']],
    ['mecánica automotriz', ['auto_mechanic']],
    ['ingenieras', ['mechanical_engineer']],
    ['astronauta', []],
  ])('%p finds %j, ignoring accents, case and gender', (query, found) => {
    expect(labelsOf(query)).toEqual(found);
  });

  test('an empty query returns everything', () => {
    expect(searchCategories(some, ' ')).toEqual(some);
  });

  test('sorts by label in each language, Other last', () => {
    const labels = Object.fromEntries(EMPLOYER_CATEGORIES.map((code) => [code, code])) as Record<
      EmployerCategory,
      string
    >;
    const options = categoryOptions({ ...labels, welder: 'Álbum', actor: 'Alba' }, 'es');
    expect(options.slice(0, 3).map(({ label }) => label)).toEqual([
      'accountant',
      'actuary',
      'administrative_assistant',
    ]);
    expect(options.findIndex(({ value }) => value === 'welder')).toBe(
      options.findIndex(({ value }) => value === 'actor') + 1,
    );
    expect(options.at(-1)?.value).toBe('other');
  });
});
