import { todayIn } from '@shared/api-client/hooks';
import { addDays, addMonths } from '@shared/domain';
import { formatDate } from '@shared/i18n';
import { aDriver, aRate, pasteInto } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { policyDetails as es } from '../../locales/es/policyDetails';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import { aPurchase, openAt } from '../../testing/openAt';
import {
  address,
  ANN,
  change,
  field,
  nearlyWhole,
  openPolicyDetails,
  save,
  sent,
} from './testing/openPolicyDetails';

beforeEach(() => sessionStorage.clear());

const tomorrow = addDays(todayIn({ state: 'IL', county: '' }), 1);
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const inPennsylvania = (months: 6 | 12 = 6) => {
  const place = { zip_code: '19103', state: 'PA', county: 'Philadelphia', city: 'Philadelphia' } as const;
  return nearlyWhole({
    address: { ...place, line1: '1 Market St', line2: null },
    selected_rate: aRate({ term: { duration: months } }),
  });
};

test('prefills what the quote knows, editable [2.12-2, 2.12-3, 2.12-4, 2.12-5, 2.12-6, 2.12-7, 2.12-8, 2.12-75, 2.12-76, 2.12-77, 2.12-78, 2.12-79, R26]', async () => {
  const opened = openPolicyDetails();
  expect(await radio('Tomorrow')).toBeChecked();
  const known = await screen.findByRole('region', { name: 'What we know' });
  expect(known).toHaveTextContent(/Ann Lee.*From your quote.*You own your home.*From your quote/);
  await change(opened, 'your name');
  await change(opened, 'whether you own or rent your home');
  expect(await field('First name')).toHaveValue('Ann');
  expect(await field('Last name')).toHaveValue('Lee');
  expect(await radio('I own it')).toBeChecked();
  expect(await field('When did you move in?')).toHaveValue('');
  expect(await field('Street address')).toHaveValue('');
  expect(await field(/^Apartment/)).toHaveValue('');
  expect(await field('ZIP code')).toHaveValue('60018');
  expect(await field('City')).toHaveDisplayValue('Des Plaines (Cook)');
  expect(await field('State')).toHaveDisplayValue('Illinois');
  expect(await field('Phone')).toHaveValue('312-555-0100');
  expect(await field('Email address')).toHaveValue('ann@example.com');
  expect(await radio('Both')).toBeChecked();
});

test('prefills answers of an earlier visit, with a later start as a custom date [2.12-8, R25-2]', async () => {
  const effective = addDays(tomorrow, 9);
  const quote = nearlyWhole({
    term: { duration: 6, effective, expires: addMonths(effective, 6) },
    residence_info: { current_residence_date: '2020-02-29', ownership: 'rented' },
  });
  const opened = openPolicyDetails(quote);
  await change(opened, 'whether you own or rent your home');
  expect(await field('Start date')).toHaveValue(formatDate(effective, 'en'));
  expect(await radio('I rent it')).toBeChecked();
  expect(await field('When did you move in?')).toHaveValue('02/29/2020');
  expect(
    screen.getByText(
      `Covered from ${formatDate(effective, 'en', 'long')} to ${formatDate(addMonths(effective, 6), 'en', 'long')}.`,
    ),
  ).toBeInTheDocument();
});

test('a custom start asks for its date and shows when the policy ends [2.12-8, 2.12-15]', async () => {
  const { user } = openPolicyDetails();
  expect(screen.queryByLabelText('Start date')).not.toBeInTheDocument();
  await user.click(await radio('Another day'));
  expect(await field('Start date')).toHaveAccessibleDescription(
    `MM/DD/YYYY. From ${formatDate(tomorrow, 'en')} to ${formatDate(addDays(tomorrow, 29), 'en')}`,
  );
  await user.type(await field('Start date'), formatDate(addDays(tomorrow, 3), 'en'));
  const [from, to] = [addDays(tomorrow, 3), addMonths(addDays(tomorrow, 3), 6)].map((day) =>
    formatDate(day, 'en', 'long'),
  );
  expect(await screen.findByText(new RegExp(`Covered from ${from} to ${to}\\.`))).toBeInTheDocument();
});

test('asks for the term only if there is a choice [2.12-1, 5-34, 9-16]', async () => {
  const { unmount } = openPolicyDetails();
  expect(await screen.findByText(/In Illinois a policy runs for 6 months/)).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: '12 months' })).not.toBeInTheDocument();
  unmount();
  const opened = openPolicyDetails(inPennsylvania());
  expect(await radio('6 months')).toBeChecked();
  await opened.user.click(await radio('12 months'));
  await opened.user.click(await save());
  await waitFor(() => expect(sent(opened)).toHaveLength(2));
  expect(sent(opened)[0]).toMatchObject([
    expect.anything(),
    { term: { duration: 12, effective: addDays(todayIn({ state: 'PA', county: '' }), 1) } },
  ]);
});

test('PA: a price for twelve months preselects them [2.12-1, 9-16]', async () => {
  openPolicyDetails(inPennsylvania(12));
  expect(await radio('12 months')).toBeChecked();
});

test('the policyholder is the first driver created, in any list order [2.12-10, R11]', async () => {
  const later = aDriver({ id: 'driver-2', created_at: '2026-02-01T00:00:00.000Z', first_name: 'Bo' });
  const known = nearlyWhole({ drivers: [later, ANN] });
  const opened = openPolicyDetails({ ...known, address: { ...known.address, line1: '1 Oak Ave' } });
  expect(await screen.findByRole('heading', { name: 'Ann Lee' })).toBeInTheDocument();
  await opened.user.click(await save());
  await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
});

test('Cancel returns to the prices [2.12-9]', async () => {
  const { user } = openPolicyDetails();
  await user.click(await screen.findByRole('link', { name: 'Go back' }));
  await waitFor(() => expect(address()).toBe('/quotes/quote-1/rates/'));
});

test('an edit from the review returns there, saved or not [2.12-19, R17-3]', async () => {
  const drivers = [{ ...ANN, birthday_estimated: false }];
  const quote = nearlyWhole({ drivers });
  const known = { ...quote, address: { ...quote.address, line1: '1 Oak Ave' } };
  const { user } = openPolicyDetails(known, { path: '/bol/policy-details/edit', state: FROM_REVIEW });
  const back = await screen.findByRole('link', { name: 'Go back' });
  expect(back).toHaveAttribute('href', '/bol/quotes/review');
  expect(screen.getByRole('heading', { level: 1, name: 'Change your policy details' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save and go back to the review' }));
  // The drivers are incomplete, so the review redirects to their list, not to the policyholder's form.
  await waitFor(() => expect(address()).toBe('/bol/quotes/drivers'));
});

test('a reload keeps what was typed, only in this tab and quote', async () => {
  const { user, storage, unmount } = openPolicyDetails();
  await pasteInto(user, await field('Street address'), '9 Elm St');
  unmount();
  openPolicyDetails();
  expect(await field('Street address')).toHaveValue('9 Elm St');
  expect(JSON.stringify(Object.values(storage))).not.toContain('Elm');
});

test('by keyboard alone: Enter in a field saves [2.12-10]', async () => {
  const quote = nearlyWhole();
  const { user } = openPolicyDetails({ ...quote, address: { ...quote.address, line1: '1 Oak Ave' } });
  (await field('Phone')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
});

test('Spanish: questions, errors and the dialog [R27]', async () => {
  const { user } = openPolicyDetails(nearlyWhole(), { language: 'es' });
  expect(await screen.findByRole('heading', { level: 1, name: es.heading })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: es.save }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Escriba su calle y número');
  await pasteInto(user, await field(es.address.line1), '123 north main street');
  await user.click(screen.getByRole('button', { name: es.save }));
  const dialog = await screen.findByRole('dialog', { name: es.dialog.title });
  expect(within(dialog).getByRole('button', { name: es.dialog.apply })).toBeInTheDocument();
  // It waits for the shopper, not for the server.
  expect(screen.getByRole('button', { name: es.save, hidden: true })).not.toHaveAttribute('aria-busy');
});

test('axe finds nothing: initially, with errors, with the dialog', async () => {
  const { user, container } = openPolicyDetails();
  await user.click(await save());
  await screen.findByRole('alert');
  expect(await axe(container)).toHaveNoViolations();
  await pasteInto(user, await field('Street address'), '123 north main street');
  await user.click(await save());
  expect(await axe(await screen.findByRole('dialog'))).toHaveNoViolations();
});

test('without a driver to be the policyholder, it asks for the first driver', async () => {
  openAt('/bol/policy-details', aPurchase({ drivers: [] }));
  expect(await screen.findByText('/drivers/new')).toBeInTheDocument();
});
