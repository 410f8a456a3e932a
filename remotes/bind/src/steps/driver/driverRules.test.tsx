import type { Driver, StateCode } from '@shared/domain';
import { screen, within } from '@testing-library/react';
import { address, field, openDriver, ready, save, sayNoIncidents, sent } from './testing/openDriver';

const other = { first_name: 'Bo', last_name: 'Lee', birthday: '1990-01-05', birthday_estimated: false };
const wholeOther: Partial<Driver> = {
  ...other,
  policy_holder_relationship: 'spouse',
  occupation: 'Cook',
  license_state: 'IL',
  license_number_last4: '1234',
  license_issued_at: '2010-01-05',
};

interface Where {
  usState?: StateCode;
  driver?: Partial<Driver>;
  other?: Partial<Driver>;
}

/** Expects each line of the summary to link to its field, which shows the same error. */
async function expectFaults(faults: readonly (readonly [name: string, text: string])[]) {
  const summary = await screen.findByRole('alert');
  const lines = within(summary).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(faults.map(([name]) => `#field-${name}`));
  for (const [index, [name, text]] of faults.entries()) {
    expect(lines[index]).toHaveTextContent(text);
    const control = document.querySelector(`[id="field-${name}"]`);
    const described = control?.closest('fieldset')?.hasAttribute('aria-describedby')
      ? control.closest('fieldset')
      : control;
    expect(described).toHaveAccessibleDescription(expect.stringContaining(text));
  }
}

beforeEach(() => sessionStorage.clear());

// The domain's tables test each rule; these test that every field shows its rule's error.
const refused: [string, Where, readonly (readonly [string, string])[]][] = [
  [
    'another driver’s missing answers, and a future incident [5-35, 5-37, 5-41]',
    {
      other: {
        ...wholeOther,
        first_name: null,
        last_name: null,
        policy_holder_relationship: null,
        marital_status: null,
        occupation: null,
        license_state: null,
        accident_violations: [{ type: 'dwi', date: '2099-01-01', description: null }],
      },
    },
    [
      ['first_name', 'Enter the first name'],
      ['last_name', 'Enter the last name'],
      ['policy_holder_relationship', 'Choose the relationship to the policyholder'],
      ['marital_status', 'Choose the marital status'],
      ['occupation', 'Enter the occupation'],
      ['license_state', 'Choose the state of the license'],
      ['accident_violations.0.date', 'The date of an incident can’t be in the future'],
    ],
  ],
  [
    'the policyholder’s answers that depend on others [5-36, 5-38, 5-39, 5-40, 5-41, 5-42, 5-43]',
    {
      driver: {
        birthday: null,
        occupation: 'employed',
        employer_name: null,
        employer_category: null,
        license_number_last4: null,
        license_issued_at: null,
        requires_sr22: true,
        accident_violations: [{ type: '', date: '', description: null }],
        defensive_driver: true,
      },
    },
    [
      ['birthday', 'Please enter a valid birthday'],
      ['employer_name', 'Enter the name of the employer'],
      ['employer_category', 'Choose the kind of work'],
      ['license_number', 'An Illinois license number has the first letter of the last name and 11 digits'],
      ['license_issued_at', 'You needed to be at least 16 years when your license was issued'],
      ['accident_violations.0.type', 'Violations info is incomplete'],
      ['accident_violations.0.date', 'Violations info is incomplete'],
      ['sr22_state', 'Choose the state that requires the SR-22'],
      ['defensive_driver_course_completed_at', "Defensive driver course completed at can't be blank"],
    ],
  ],
  [
    'unprintable letters and a future course date [5-42]',
    {
      driver: {
        first_name: '伟',
        accident_violations: [{ type: 'dwi', date: '2024-02-29', description: 'Пьян' }],
        defensive_driver: true,
        defensive_driver_course_completed_at: '2099-01-01',
      },
    },
    [
      ['first_name', 'Write the name in Latin letters, as on the driver’s license'],
      ['accident_violations.0.description', 'Use Latin letters, digits and common punctuation only'],
      ['defensive_driver_course_completed_at', 'The course must already be completed'],
    ],
  ],
];

test.each(refused)('each field and the summary show %s (section 5)', async (_name, where, faults) => {
  const shop = openDriver(where);
  await ready();
  await shop.user.click(save());
  await expectFaults(faults);
  expect(sent(shop)).toBeUndefined();
});

test('accepts another complete driver (section 5) [5-35]', async () => {
  const { user } = openDriver({ other: wholeOther });
  await ready();
  await user.click(save());
  await screen.findByText('/bol/quotes/drivers');
  expect(address()).toBe('/bol/quotes/drivers');
});

test('several errors are shown at once, in question order; each line links to its field', async () => {
  const shop = openDriver({
    other: { ...wholeOther, first_name: null, occupation: null, license_state: null },
  });
  const { user } = shop;
  await ready();
  await sayNoIncidents(shop);
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Please fix 3 answers');
  const lines = within(summary).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Enter the first name',
    'Enter the occupation',
    'Choose the state of the license',
  ]);
  await user.click(lines[1] ?? document.body);
  expect(field('Occupation')).toHaveFocus();
});

test('once all are fixed, later input is validated only at its field, since a new summary would take the focus', async () => {
  const shop = openDriver({ other: { ...wholeOther, last_name: null } });
  const { user } = shop;
  await ready();
  await sayNoIncidents(shop);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveFocus();
  await user.type(field('Last name'), 'Lee');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.clear(field('First name'));
  expect(await screen.findByText('Enter the first name')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field('First name'), 'Beatrix');
  expect(field('First name')).toHaveValue('Beatrix');
  await user.clear(field('First name'));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveFocus();
});
