import { addressOptions } from './addressOptions';

test('an address option is a ZIP, a state, a county and a city [3-137]', () => {
  const counties = [{ name: 'Cook', cities: ['Des Plaines', 'Rosemont'] }];
  expect(addressOptions({ zip_code: '60018', state: 'IL', counties, covered: true })).toEqual([
    { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Des Plaines' },
    { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Rosemont' },
  ]);
});
