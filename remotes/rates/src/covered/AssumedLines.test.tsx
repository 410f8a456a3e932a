import { coveragesFor, type PackageName, type StateCode } from '@shared/domain';
import { aVehicle, renderWithProviders } from '@shared/testing';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { AssumedLines } from './AssumedLines';

const open = (state: StateCode, name: PackageName, language: 'en' | 'es' = 'en') => {
  const vehicle = aVehicle({ coverage_package_name: name, coverages: coveragesFor(state, name) });
  const { container } = renderWithProviders(<AssumedLines {...{ vehicle, state }} />, {
    resources: { en: { rates: en }, es: { rates: es } },
    language,
  });
  return container.textContent;
};

test.each([
  [
    'IN',
    'LIABILITY',
    'Uninsured motorist bodily injury, Underinsured motorist bodily injury, and Uninsured motorist property damage',
  ],
  ['TX', 'BETTER', 'Uninsured motorist property damage and Medical expense (personal injury protection)'],
  ['PA', 'GOOD', 'Underinsured motorist bodily injury'],
] as const)('%s, %s: the price says that it assumes the rejection of %s [R58-5]', (state, name, left) => {
  expect(open(state, name)).toContain(`Not in this price: ${left}. The price assumes you turn these down.`);
});

test('in Pennsylvania it also assumes what is signed, in both languages', () => {
  expect(open('PA', 'BETTER')).toBe(en.covered.assumedSigned);
  expect(open('PA', 'BETTER', 'es')).toBe(es.covered.assumedSigned);
});

test('says nothing where the package has all that the state requires or wants offered', () => {
  expect([open('MO', 'GOOD'), open('OH', 'LIABILITY')]).toEqual(['', '']);
});
