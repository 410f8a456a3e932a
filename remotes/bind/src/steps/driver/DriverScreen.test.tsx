import { refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  address,
  aDriversQuote,
  change,
  choice,
  EXTRAS,
  LICENSE,
  openSocial,
  WHO,
  field,
  fill,
  openDriver,
  PATCH,
  ready,
  save,
  saved,
  sent,
} from './testing/openDriver';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import { openAt } from '../../testing/openAt';

const UNTOLD = {
  first_name: 'Ann',
  last_name: 'Lee',
  birthday: '1991-11-21',
  birthday_estimated: true,
  age: 35,
  license_state: null,
  license_number_last4: null,
  license_issued_at: '2007-11-21',
  occupation: null,
};

beforeEach(() => sessionStorage.clear());

test('asks for license, violations and discounts, sends them, then shows the driver list (2.12) [2.12-20, 2.12-21, 2.12-22, 2.12-24, 5-43]', async () => {
  const shop = openDriver({ driver: UNTOLD });
  const { user } = shop;
  await ready();
  await fill(shop, 'Birthday', '05/06/1990');
  await fill(shop, 'Occupation', 'Beekeeper');
  await user.selectOptions(field('State that issued the license'), 'IL');
  await fill(shop, 'License number', 'l123-4567-8901');
  expect(field('License number')).toHaveValue('L12345678901');
  await user.click(choice(/first license/, '16'));
  await user.click(choice(/accidents or tickets/, 'Yes'));
  await user.selectOptions(await screen.findByLabelText('What happened'), 'speeding');
  await fill(shop, 'When it happened', '02/29/2024');
  await fill(shop, /in a sentence/, '11 over');
  await change(shop, EXTRAS);
  await user.click(screen.getByRole('checkbox', { name: 'Defensive driver course' }));
  await fill(shop, 'Date the course was completed', '01/31/2025');
  await user.click(save());
  await saved();
  expect(sent(shop)).toEqual({
    first_name: 'Ann',
    last_name: 'Lee',
    birthday: '1990-05-06',
    gender: 'female',
    marital_status: 'single',
    policy_holder_relationship: 'me',
    included_in_policy: true,
    occupation: 'Beekeeper',
    employer_name: null,
    employer_category: null,
    international_license: false,
    license_status: 'active',
    license_state: 'IL',
    license_number: 'L12345678901',
    license_issued_at: '2006-05-06',
    accident_violations: [{ type: 'speeding', date: '2024-02-29', description: '11 over' }],
    requires_sr22: false,
    sr22_state: null,
    sr22_case_number: null,
    sr22_filing_date: null,
    good_student: false,
    defensive_driver: true,
    defensive_driver_course_completed_at: '2025-01-31',
    tort: null,
  });
});

test('a save shows an alert; Cancel goes to policy details (2.12) [2.12-23]', async () => {
  const { user, bus } = openDriver();
  const alerts: unknown[] = [];
  bus.on('alert:show-requested', (alert) => alerts.push(alert));
  await ready();
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/bol/policy-details');
  await user.click(save());
  await waitFor(() =>
    expect(alerts).toMatchObject([{ variant: 'success', textKey: 'common:alerts.driver_saved' }]),
  );
});

test('an edit opened from the application review returns there (reading 17) [R17-3]', async () => {
  const { user } = openDriver({ state: FROM_REVIEW });
  await ready();
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/bol/quotes/review');
  await user.click(save());
  // This application is incomplete, so its review redirects; the driver list would stay.
  await waitFor(() => expect(address()).toBe('/bol/vehicles/vehicle-1/edit'));
});

test('opened from the prices, Cancel returns to them (2.1) [2.1-14]', async () => {
  openDriver({ state: { previousPath: '/rates' } });
  await ready();
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/quotes/quote-1/rates/');
});

test('prefills stated answers, but not an estimated birthday or the date derived from it (reading 14) [R14-2, R26]', async () => {
  const shop = openDriver({ driver: UNTOLD });
  await ready();
  expect(field('Birthday')).toHaveValue('');
  screen.getByRole('heading', { name: 'Ann Lee' });
  screen.getByText('Female, Single');
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  await change(shop, WHO);
  expect(field('First name')).toHaveValue('Ann');
  expect(choice('Marital status', 'Single')).toBeChecked();
  expect(choice('Gender', 'Female')).toBeChecked();
});

test('a birthday that disagrees with the quoted age is pointed out and wins (reading 14) [R14-4, R14-5]', async () => {
  const shop = openDriver({ driver: UNTOLD });
  await ready();
  await fill(shop, 'Birthday', '01/02/1960');
  const notice = screen.getByText(/Your quote says age 35/);
  expect(notice).toHaveTextContent('use the birthday for your price');
  await shop.user.clear(field('Birthday'));
  expect(screen.queryByText(/Your quote says age/)).not.toBeInTheDocument();
  // An invalid one is ignored.
  await fill(shop, 'Birthday', `01/02/${new Date().getFullYear() - 12}`);
  expect(screen.queryByText(/Your quote says age/)).not.toBeInTheDocument();
});

test('the policyholder cannot be excluded: text says why, and there is no choice (sections 4 and 6, reading 73) [4-92, 6-6, R73]', async () => {
  openDriver();
  await ready();
  screen.getByText('Is this driver insured under the policy?');
  screen.getByText('Yes. The policyholder is always included in the policy.');
  expect(screen.queryByRole('group', { name: /insured under/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /related to you/ })).not.toBeInTheDocument();
});

test.each([
  ['an API error', refusal(502, 'unavailable'), 'This driver wasn’t saved'],
  [
    'a rejected field',
    {
      status: 422,
      body: { errors: [{ code: 'license_format_il', message: '', attribute: 'license_number' }] },
    },
    'License number: An Illinois license number',
  ],
])(
  '%s is shown at the top, and what was typed stays, even after a reload (section 8)',
  async (_name, answer, text) => {
    const shop = openDriver();
    const { user, api, unmount } = shop;
    api.use({ [PATCH]: () => answer });
    await ready();
    await user.clear(field('Occupation'));
    await fill(shop, 'Occupation', 'Pilot');
    await user.click(save());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(text);
    expect(summary).toHaveFocus();
    unmount();
    openDriver();
    await ready();
    expect(field('Occupation')).toHaveValue('Pilot');
  },
);

test('a draft contains no identity number', async () => {
  const shop = openDriver();
  await ready();
  await openSocial(shop);
  await change(shop, WHO);
  await change(shop, LICENSE);
  await fill(shop, /^Social Security number/, '123-45-6789');
  await fill(shop, 'License number', 'L98765432101');
  await fill(shop, 'Last name', 'x');
  const kept = Object.entries(sessionStorage).join(' ');
  expect(kept).toContain('Leex');
  expect(kept).not.toMatch(/123-?45-?6789|L98765432101/);
});

test('a driver who is not on the quote redirects to the furthest step (reading 9)', async () => {
  openAt('/bol/drivers/gone/edit', aDriversQuote());
  await waitFor(() => expect(address()).not.toBe('/bol/drivers/gone/edit'));
});

test('the form has Spanish texts', async () => {
  const { container } = openDriver({ language: 'es', driver: UNTOLD });
  await ready();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sobre usted');
  expect(field('Fecha de nacimiento')).toHaveAccessibleDescription('MM/DD/AAAA');
  expect(container.textContent).not.toMatch(/\b[a-z]+\.[a-zA-Z]+\.[a-zA-Z]+\b|undefined/);
});

test('axe finds nothing, with every part of the form open', async () => {
  const { user, container } = openDriver({
    usState: 'IL',
    driver: {
      occupation: 'employed',
      employer_name: 'Acme',
      employer_category: 'welder',
      requires_sr22: true,
      accident_violations: [{ type: 'dwi', date: '2024-01-01', description: null }],
    },
  });
  await screen.findByLabelText('What happened');
  await user.click(save());
  expect(await axe(container)).toHaveNoViolations();
});
