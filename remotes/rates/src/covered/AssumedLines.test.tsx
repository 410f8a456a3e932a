import { coveragesFor, type PackageName, type StateCode, type Tort } from '@shared/domain';
import { aVehicle, renderWithProviders } from '@shared/testing';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { AssumedLines } from './AssumedLines';

const open = (
  state: StateCode,
  name: PackageName,
  language: 'en' | 'es' = 'en',
  tort: Tort | null = null,
) => {
  const vehicle = aVehicle({ coverage_package_name: name, coverages: coveragesFor(state, name) });
  const { container } = renderWithProviders(<AssumedLines {...{ vehicle, state, tort }} />, {
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
] as const)('%s, %s: the price says that it assumes the rejection of %s [R58-5]', (state, name, left) => {
  expect(open(state, name)).toContain(`Not in this price: ${left}. The price assumes you turn these down.`);
});

test('one coverage is turned down in the singular, in both languages', () => {
  expect(open('PA', 'GOOD')).toContain(
    'Not in this price: Underinsured motorist bodily injury. The price assumes you turn it down.',
  );
  expect(open('PA', 'GOOD', 'es')).toContain('El precio supone que la rechaza.');
});

test.each(['LIMITED', 'FULL'] as const)(
  'in Pennsylvania it assumes what is signed with %s tort, in both languages',
  (tort) => {
    expect(open('PA', 'BETTER', 'en', tort)).toBe(en.covered.assumedSigned[tort]);
    expect(open('PA', 'BETTER', 'es', tort)).toBe(es.covered.assumedSigned[tort]);
  },
);

test('says nothing where the package has all that the state requires or wants offered', () => {
  expect([open('MO', 'GOOD'), open('OH', 'LIABILITY')]).toEqual(['', '']);
});
