import type { Driver, StateCode } from '@shared/domain';
import { screen, within } from '@testing-library/react';
import { address, field, openDriver, ready, save, sent } from './testing/openDriver';

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

/** What is said at the top leads to its field, which says the same. */
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

const EMPLOYED = { occupation: 'employed', employer_name: 'Acme', employer_category: 'welder' };

// Section 5: what each rule refuses, its message, at the field and in the summary.
const refused: [string, Where, readonly (readonly [string, string])[]][] = [
  [
    'no first name [5-35]',
    { other: { ...wholeOther, first_name: null } },
    [['first_name', 'Please enter the first name']],
  ],
  [
    'no last name [5-35]',
    { other: { ...wholeOther, last_name: null } },
    [['last_name', 'Please enter the last name']],
  ],
  [
    'a name in letters that no license and no policy is written in',
    { other: { ...wholeOther, first_name: '伟', last_name: '王' } },
    [
      ['first_name', 'Please write the name in Latin letters, as on the driver license'],
      ['last_name', 'Please write the name in Latin letters, as on the driver license'],
    ],
  ],
  [
    'words on an incident in such letters',
    { driver: { accident_violations: [{ type: 'dwi', date: '2024-02-29', description: 'Пьян' }] } },
    [['accident_violations.0.description', 'Please use Latin letters, digits and common punctuation only']],
  ],
  [
    'no relationship [5-35]',
    { other: { ...wholeOther, policy_holder_relationship: null } },
    [['policy_holder_relationship', 'Please choose the relationship to the policyholder']],
  ],
  [
    'no marital status [5-35]',
    { driver: { marital_status: null } },
    [['marital_status', 'Please choose the marital status']],
  ],
  ['no occupation [5-35]', { driver: { occupation: null } }, [['occupation', 'Please enter the occupation']]],
  [
    'employed, without employer [5-36]',
    { driver: { ...EMPLOYED, employer_name: null, employer_category: null } },
    [
      ['employer_name', 'Please enter the name of the employer'],
      ['employer_category', 'Please choose the kind of work'],
    ],
  ],
  [
    'no state of the license [5-37]',
    { driver: { license_state: null } },
    [['license_state', 'Please choose the state of the license']],
  ],
  ['no birthday [5-38]', { driver: { birthday: null } }, [['birthday', 'Please enter a valid birthday']]],
  [
    'a birthday of 121 years ago [5-38]',
    { driver: { birthday: '1900-01-01' } },
    [['birthday', 'Please enter a valid birthday']],
  ],
  [
    'no day of issue [5-39]',
    { driver: { license_issued_at: null } },
    [['license_issued_at', 'You needed to be at least 16 years when your license was issued']],
  ],
  [
    'issued the day before the 16th birthday [5-39]',
    { driver: { license_issued_at: '2007-01-04' } },
    [['license_issued_at', 'You needed to be at least 16 years when your license was issued']],
  ],
  [
    'an SR-22 without its state in Illinois [5-40]',
    { driver: { requires_sr22: true } },
    [['sr22_state', 'Please choose the state that asks for the SR-22']],
  ],
  [
    'an incident without kind and day [5-41]',
    { driver: { accident_violations: [{ type: '', date: '', description: null }] } },
    [
      ['accident_violations.0.type', 'Violations info is incomplete'],
      ['accident_violations.0.date', 'Violations info is incomplete'],
    ],
  ],
  [
    'an incident that lies ahead [5-41]',
    { driver: { accident_violations: [{ type: 'dwi', date: '2099-01-01', description: null }] } },
    [['accident_violations.0.date', 'The date of an incident cannot be in the future']],
  ],
  [
    'a course without its day [5-42]',
    { driver: { defensive_driver: true } },
    [['defensive_driver_course_completed_at', "Defensive driver course completed at can't be blank"]],
  ],
  [
    'a course that lies ahead [5-42]',
    { driver: { defensive_driver: true, defensive_driver_course_completed_at: '2099-01-01' } },
    [['defensive_driver_course_completed_at', 'The course must be completed already']],
  ],
  [
    'a license number of another state [5-43]',
    { driver: { license_number_last4: null } },
    [['license_number', 'An Illinois license number has the first letter of the last name and 11 digits']],
  ],
];

test.each(refused)('section 5 refuses %s', async (_name, where, faults) => {
  const shop = openDriver(where);
  await ready();
  await shop.user.click(save());
  await expectFaults(faults);
  expect(sent(shop)).toBeUndefined();
});

const accepted: [string, Where][] = [
  ['a whole policyholder [5-35]', {}],
  ['somebody else who is whole [5-35]', { other: wholeOther }],
  ['someone employed, with employer [5-36]', { driver: EMPLOYED }],
  [
    'someone licensed abroad, without a license here [5-37, 4-56]',
    {
      driver: {
        international_license: true,
        license_state: 'IT',
        license_number_last4: null,
        license_issued_at: null,
      },
    },
  ],
  [
    'someone without a license [5-37]',
    {
      driver: {
        license_status: 'not_licensed',
        license_state: null,
        license_number_last4: null,
        license_issued_at: null,
      },
    },
  ],
  [
    'someone excluded, without a license [5-37, R11-2]',
    { other: { ...wholeOther, included_in_policy: false, license_state: 'EX', license_issued_at: null } },
  ],
  [
    'a birthday of 16 years ago [5-38]',
    { driver: { birthday: '2008-02-29', license_issued_at: '2024-02-29' } },
  ],
  ['a license of the 16th birthday [5-39]', { driver: { license_issued_at: '2007-01-05' } }],
  ['an SR-22 with its state [5-40]', { driver: { requires_sr22: true, sr22_state: 'IN' } }],
  [
    'an SR-22 without a state in Texas [5-40]',
    { usState: 'TX', driver: { requires_sr22: true, occupation: 'retired', license_state: 'TX' } },
  ],
  [
    'an incident with kind and day [5-41]',
    { driver: { accident_violations: [{ type: 'dwi', date: '2024-02-29', description: null }] } },
  ],
  [
    'a course with its day [5-42]',
    { driver: { defensive_driver: true, defensive_driver_course_completed_at: '2024-02-29' } },
  ],
];

test.each(accepted)('section 5 takes %s', async (_name, where) => {
  const { user } = openDriver(where);
  await ready();
  await user.click(save());
  await screen.findByText('/bol/quotes/drivers');
  expect(address()).toBe('/bol/quotes/drivers');
});

test('several faults are told at once, in the order of the questions; a line leads to its field', async () => {
  const { user } = openDriver({
    other: { ...wholeOther, first_name: null, occupation: null, license_state: null },
  });
  await ready();
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Please check 3 answers');
  const lines = within(summary).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Please enter the first name',
    'Please enter the occupation',
    'Please choose the state of the license',
  ]);
  await user.click(lines[1] ?? document.body);
  expect(field('Occupation')).toHaveFocus();
});

test('once all is mended, what is typed is judged at its field alone: a summary that came back would take the focus', async () => {
  const { user } = openDriver({ other: { ...wholeOther, last_name: null } });
  await ready();
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveFocus();
  await user.type(field('Last name'), 'Lee');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.clear(field('First name'));
  expect(await screen.findByText('Please enter the first name')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field('First name'), 'Beatrix');
  expect(field('First name')).toHaveValue('Beatrix');
  await user.clear(field('First name'));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveFocus();
});
