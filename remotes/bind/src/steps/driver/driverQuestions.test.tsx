import type { Driver } from '@shared/domain';
import { screen, within, waitFor } from '@testing-library/react';
import {
  change,
  choice,
  EXTRAS,
  field,
  fill,
  legends,
  LICENSE,
  openDriver,
  ready,
  save,
  saved,
  sent,
  WHO,
} from './testing/openDriver';

const seen = (label: string | RegExp) => screen.queryByLabelText(label) !== null;
const other: Partial<Driver> = {
  first_name: 'Bo',
  last_name: 'Lee',
  birthday: '2006-01-05',
  birthday_estimated: false,
  age: 20,
};

beforeEach(() => sessionStorage.clear());

// The domain's tables cover every state; these two differ in every answer. The driver is 20 and single.
test.each([
  ['MO', true],
  ['PA', false],
] as const)(
  '%s asks what its rules say (section 9) [5-22, 5-23, 5-24, 5-25, 9-18, 9-77, R13]',
  async (state, isMissouri) => {
    const shop = openDriver({ usState: state, other });
    await ready();
    await change(shop, isMissouri ? EXTRAS : 'Discounts');
    const related = document.querySelectorAll<HTMLInputElement>('[name=policy_holder_relationship]');
    expect(Array.from(related, ({ value }) => value)).toEqual([
      'spouse',
      'son',
      'daughter',
      'other',
      'unspecified',
    ]);
    expect(field('Occupation').tagName).toBe('SELECT');
    const groups = new Set(legends());
    expect(groups.has('Does this driver need an SR-22?')).toBe(isMissouri);
    expect(seen('Good student')).toBe(!isMissouri);
    expect(seen('Defensive driver course')).toBe(!isMissouri);
    // Asked once, of the policyholder, for the household (reading 50).
    expect(groups.has('Right to sue after a crash')).toBe(false);
  },
);

test('the browser autofills only the policyholder’s birthday (issue 17); another driver is asked by the rules of Illinois [9-18, 9-77]', async () => {
  const mine = openDriver({});
  await ready();
  await change(mine, WHO);
  expect(field('Birthday')).toHaveAttribute('autocomplete', 'bday');
  mine.unmount();
  const theirs = openDriver({ other });
  await ready();
  await change(theirs, WHO);
  expect(field('Birthday')).toHaveAttribute('autocomplete', 'off');
  // In Illinois, where this driver lives, an occupation is typed and there are two relationships (section 9).
  expect(field('Occupation').tagName).toBe('INPUT');
  const related = document.querySelectorAll<HTMLInputElement>('[name=policy_holder_relationship]');
  expect(Array.from(related, ({ value }) => value)).toEqual(['spouse', 'dependent']);
});

test.each([
  ['IL', true],
  ['TX', false],
] as const)('an SR-22 in %s asks its state: %s (section 5) [5-40, 5-73]', async (state, asked) => {
  const shop = openDriver({ usState: state, driver: { occupation: 'retired', license_state: state } });
  const { user } = shop;
  await ready();
  await change(shop, EXTRAS);
  await user.click(choice(/SR-22/, 'Yes'));
  expect(seen('State that requires it')).toBe(asked);
  if (asked) {
    const states = within(field('State that requires it')).getAllByRole<HTMLOptionElement>('option');
    expect(states.map(({ value }) => value).toSorted()).toEqual(['', 'IA', 'IL', 'IN', 'MO', 'WI']);
    await user.selectOptions(field('State that requires it'), 'WI');
  }
  await fill(shop, /Case number/, 'A-77');
  await fill(shop, /Filing date/, '01/31/2026');
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({
    requires_sr22: true,
    sr22_state: asked ? 'WI' : null,
    sr22_case_number: 'A-77',
    sr22_filing_date: '2026-01-31',
  });
});

test('an SR-22 and good student exclude each other; marriage ends good student (section 4) [4-52, 4-53, 4-54]', async () => {
  const shop = openDriver({ other });
  const { user } = shop;
  await ready();
  await change(shop, EXTRAS);
  await change(shop, WHO);
  await user.click(field('Good student'));
  expect(field('Good student')).toBeChecked();
  await user.click(choice(/SR-22/, 'Yes'));
  expect(seen('Good student')).toBe(false);
  await user.click(choice(/SR-22/, 'No'));
  expect(field('Good student')).not.toBeChecked();
  await user.click(field('Good student'));
  await user.click(choice('Marital status', 'Married'));
  expect(seen('Good student')).toBe(false);
});

test('a license from another country is active, in state IT, without number or date (section 4) [4-56, R12-2, 5-44, R73]', async () => {
  const shop = openDriver({ driver: { license_status: 'suspended' } });
  const { user } = shop;
  await ready();
  await change(shop, LICENSE);
  await user.click(choice(/another country/, 'Yes'));
  // Fixed answers are text (reading 73).
  screen.getByText('Active (valid now)');
  screen.getByText('International license. Set by your answers above.');
  expect(seen('License status')).toBe(false);
  expect(seen('State that issued the license')).toBe(false);
  expect(seen('License number')).toBe(false);
  expect(legends()).not.toContain('How old was this driver at the first license?');
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({
    international_license: true,
    license_status: 'active',
    license_state: 'IT',
    license_issued_at: null,
  });
  expect(sent(shop)).not.toHaveProperty('license_number');
});

test('the license state is one of 50 or DC, by name; excluding a driver sets EX, including again clears it (sections 4 and 5) [R11-2, 5-44, 4-76, 4-77]', async () => {
  const shop = openDriver({ other: { ...other, license_state: 'IL' } });
  const { user } = shop;
  await ready();
  await within(field('State that issued the license')).findByText('Wyoming');
  const { options } = screen.getByLabelText<HTMLSelectElement>('State that issued the license');
  const codes = Array.from(options, ({ value }) => value).filter((value) => value !== '');
  expect(codes).toHaveLength(51);
  // The codes of foreign licenses and excluded drivers are no choices.
  expect(codes.filter((code) => ['IT', 'EX'].includes(code))).toEqual([]);
  expect(choice(/insured under/, 'Yes')).toBeChecked();
  await user.click(choice(/insured under/, 'No'));
  expect(seen('State that issued the license')).toBe(false);
  await change(shop, LICENSE);
  screen.getByText('Excluded driver. Set by your answers above.');
  expect(seen('License number')).toBe(false);
  await user.click(choice(/insured under/, 'Yes'));
  expect(field('State that issued the license')).toHaveValue('');
  expect(field('State that issued the license')).toBeEnabled();
});

// The domain's table has the format of every state.
test('a number is masked without separators, and the format of its state is shown (section 5, reading 67) [5-43, R67]', async () => {
  const shop = openDriver({ driver: { license_state: null, license_number_last4: null } });
  const { user } = shop;
  await ready();
  expect(field('License number')).toBeDisabled();
  for (const [state, hint] of [
    ['NY', 'A license number has 1 to 20 letters or digits'],
    ['OH', 'An Ohio license number has 2 letters and 6 digits'],
  ] as const) {
    await user.selectOptions(field('State that issued the license'), state);
    expect(field('License number')).toHaveAccessibleDescription(hint);
  }
  await fill(shop, 'License number', 'rl 123.456');
  expect(field('License number')).toHaveValue('RL123456');
  expect(field('License number')).toBeValid();
});

test('a number too long for its state is kept and told, not cut (reading 67)', async () => {
  const shop = openDriver({ driver: { license_state: 'OH', license_number_last4: null } });
  await ready();
  await fill(shop, 'License number', 'RL1234567890');
  expect(field('License number')).toHaveValue('RL1234567890');
  expect(field('License number')).toBeInvalid();
  expect(field('License number')).toHaveAccessibleDescription(/2 letters and 6 digits/);
});

test('a less common format asks to check the card and is sent (reading 66) [R66]', async () => {
  const shop = openDriver({ driver: { license_state: 'OH', license_number_last4: null } });
  await ready();
  await fill(shop, 'License number', '12 345 678');
  expect(screen.getByText(/Check the number against the card/)).toBeInTheDocument();
  await shop.user.click(choice(/accidents or tickets/, 'No'));
  await shop.user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({ license_state: 'OH', license_number: '12345678' });
});

test('a stored number shows its last characters, stays unless retyped, and is asked again for another state (reading 39) [R39-2]', async () => {
  const shop = openDriver();
  const { user } = shop;
  await ready();
  await change(shop, LICENSE);
  expect(field('License number')).toHaveValue('');
  expect(field('License number')).toHaveAccessibleDescription(/ending in 1234/);
  await user.selectOptions(field('State that issued the license'), 'TX');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('A Texas license number has 8 digits');
  await user.selectOptions(field('State that issued the license'), 'IL');
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({ license_state: 'IL' });
  expect(sent(shop)).not.toHaveProperty('license_number');
});

const limitedBox = () => screen.getByRole('checkbox', { name: /what I give up/ });

test('in PA limited tort is preselected and confirmed by its own checkbox, and no SR-22 is asked (reading 22) [R13]', async () => {
  const shop = openDriver({
    usState: 'PA',
    driver: { occupation: 'retired', license_state: 'PA', license_number_last4: '5678', tort: null },
  });
  const { user } = shop;
  await ready();
  expect(choice(/Right to sue/, 'Limited')).toBeChecked();
  await user.click(save());
  const missing = 'Check the box to confirm limited tort, or choose full tort.';
  expect(await screen.findByRole('alert')).toHaveTextContent(missing);
  expect(limitedBox()).toHaveAccessibleDescription(missing);
  await user.click(choice(/Right to sue/, 'Full'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.click(choice(/Right to sue/, 'Limited'));
  await user.click(limitedBox());
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({ tort: 'LIMITED', requires_sr22: false });
});

test('an excluded driver is asked only for identifying facts, and undoing the exclusion loses nothing [R50-2]', async () => {
  const shop = openDriver({ usState: 'TX', other: { ...other, policy_holder_relationship: 'son' } });
  const { user } = shop;
  await ready();
  await user.selectOptions(field('Occupation'), 'retired');
  await user.click(choice(/insured under the policy/, 'No'));
  expect(legends()).toEqual([
    'How are they related to you, the policyholder?',
    'Is this driver insured under the policy?',
  ]);
  for (const label of ['Occupation', 'Good student', 'Defensive driver course', 'License number'])
    expect(seen(label)).toBe(false);
  expect(legends().join()).not.toMatch(/accidents or tickets/);
  await user.click(choice(/insured under the policy/, 'Yes'));
  expect(field('Occupation')).toHaveValue('retired');
  await user.click(choice(/insured under the policy/, 'No'));
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({
    first_name: 'Bo',
    birthday: '2006-01-05',
    policy_holder_relationship: 'son',
    included_in_policy: false,
    license_status: 'active',
    license_state: 'EX',
    occupation: null,
    requires_sr22: false,
    accident_violations: [],
  });
});
