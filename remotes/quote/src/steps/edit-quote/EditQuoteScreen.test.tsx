import { todayIn } from '@shared/api-client/hooks';
import { addDays } from '@shared/domain';
import { aQuote, refusal } from '@shared/testing';
import { isoToDateText } from '@shared/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const address = () => screen.getByTestId('address').textContent;
const group = (name: RegExp) => screen.findByRole('group', { name });
const answer = async (question: RegExp, label: RegExp) =>
  within(await group(question)).getByRole('radio', { name: label });
const submit = () => screen.getByRole('button', { name: /Continue to vehicles/ });
const INSURED_UNTIL = addDays(todayIn({ state: 'IL', county: '' }), 100);
const answered = aQuote({
  homeowner: true,
  currently_insured: true,
  prior_policy: { insurer_name: 'Acme', term_expiration: INSURED_UNTIL, duration: 6, continuous: false },
});

const inPennsylvania = aQuote({
  address: {
    ...aQuote().address,
    state: 'PA',
    zip_code: '19103',
    city: 'Philadelphia',
    county: 'Philadelphia',
  },
});

beforeEach(() => sessionStorage.clear());

test('stores both answers and continues to the first vehicle (2.5) [2.5-1, 2.5-2, 2.5-4, 2.5-5, 2.5-9, 3-35, 4-19, 5-5]', async () => {
  const { user, api, storage } = openAt('/quotes/edit');
  await user.click(await answer(/own your home/, /Yes/));
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(within(summary).getByRole('link')).toHaveAttribute('href', '#field-currently_insured');
  await user.click(await answer(/have car insurance/, /No/));
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/vehicles/new'));
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { body: { homeowner: true, currently_insured: false, prior_policy: null } },
  ]);
  expect(storage.getItem('filledQuoteEdit')).not.toBeNull();
});

test('a double submit saves once, and the button shows that it is busy (ADR 0021)', async () => {
  const { user, api } = openAt('/quotes/edit');
  await user.click(await answer(/own your home/, /Yes/));
  await user.click(await answer(/have car insurance/, /No/));
  const form = submit().closest('form') ?? document.body;
  fireEvent.submit(form);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  fireEvent.submit(form);
  await waitFor(() => expect(address()).toBe('/vehicles/new'));
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('an insured shopper gives the insurer and the policy’s end date, which is sent as an ISO date (2.5) [2.5-3, 2.5-4, 5-6, 9-12, 9-45]', async () => {
  const { user, api } = openAt('/quotes/edit');
  await user.click(await answer(/own your home/, /No/));
  await user.click(await answer(/have car insurance/, /Yes/));
  expect(submit()).toHaveAccessibleDescription(/insurer and the date/);
  await user.type(screen.getByLabelText('Who is your current insurer?'), 'Acme Mutual');
  await user.type(screen.getByLabelText('When does that policy end?'), '03282027');
  const ends = screen.getByLabelText('When does that policy end?');
  expect(ends).toHaveValue('03/28/2027');
  // The format stays visible while the date is typed (issue 17).
  expect(ends).toHaveAccessibleDescription(/^MM\/DD\/YYYY/);
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/vehicles/new'));
  expect(api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    body: {
      prior_policy: {
        insurer_name: 'Acme Mutual',
        term_expiration: '2027-03-28',
        duration: 6,
      },
    },
  });
});

test('a date that does not exist is reported at the top, focused, and links to its field [R21-4]', async () => {
  const { user, api } = openAt('/quotes/edit');
  await user.click(await answer(/own your home/, /No/));
  await user.click(await answer(/have car insurance/, /Yes/));
  await user.type(screen.getByLabelText('Who is your current insurer?'), 'Acme');
  await user.type(screen.getByLabelText('When does that policy end?'), '02302027');
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: /valid date/ }));
  expect(screen.getByLabelText('When does that policy end?')).toHaveFocus();
  expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test.each([
  ['with the flag the answers are prefilled', { filledQuoteEdit: 'true' }, true],
  ['without the flag nothing is selected', {}, false],
])('%s (2.5) [2.5-8]', async (_, stored, isFilled) => {
  openAt('/quotes/edit', answered, { stored });
  expect(await answer(/own your home/, /Yes/)).toHaveProperty('checked', isFilled);
  if (isFilled)
    expect(screen.getByLabelText('When does that policy end?')).toHaveValue(isoToDateText(INSURED_UNTIL));
});

test('a lost connection keeps the answers, also after a reload (reading 10) [7-22, 8-5, R10-3]', async () => {
  const { user, api, unmount } = openAt('/quotes/edit');
  api.use({ 'PATCH /v2/quotes/:id': () => refusal(503, 'unavailable') });
  await user.click(await answer(/own your home/, /Yes/));
  await user.click(await answer(/have car insurance/, /No/));
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(address()).toBe('/quotes/edit');
  unmount();
  openAt('/quotes/edit');
  expect(await answer(/own your home/, /Yes/)).toBeChecked();
  expect(await answer(/have car insurance/, /No/)).toBeChecked();
});

test('start over asks for confirmation, then clears everything and returns to the start (section 8) [2.5-6, 2.13-6, 4-36, 4-90, 4-91, 8-21, R28]', async () => {
  const { user, storage } = openAt('/quotes/edit', answered, { stored: { filledQuoteEdit: 'true' } });
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(await screen.findByText(/This will erase your information currently provided/)).toBeInTheDocument();
  expect(storage.getItem('quoteId')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Erase and start over' }));
  await waitFor(() => expect(address()).toBe('/quotes/new'));
  for (const name of ['quoteId', 'quoteKey', 'stateCode', 'filledQuoteEdit']) {
    expect(storage.getItem(name)).toBeNull();
  }
});

test('the terms say that prices are estimates, and link to the privacy page (2.5) [2.5-7]', async () => {
  openAt('/quotes/edit');
  const terms = await screen.findByText(/Prices are estimates based on what you tell us/);
  expect(within(terms).getByRole('link')).toHaveAttribute('href', '/legal/privacy');
});

test('an end date too long ago gets a question beside the field, a year too far ahead an error [R55-3, R55-4]', async () => {
  const { user, api } = openAt('/quotes/edit', answered, { stored: { filledQuoteEdit: 'true' } });
  const field = await screen.findByLabelText('When does that policy end?');
  const enter = async (date: string) => {
    await user.clear(field);
    await user.type(field, date);
  };
  expect(screen.queryByText(/Are you insured today/)).not.toBeInTheDocument();
  await enter('03/28/1999');
  expect(screen.getByText(/That was in March 1999. Are you insured today\?/)).toBeInTheDocument();
  await enter('03/28/2099');
  expect(screen.queryByText(/Are you insured today/)).not.toBeInTheDocument();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the year');
  expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  // It counts as not insured, but does not stop the shopper.
  await enter('03/28/1999');
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/vehicles/new'));
});

test.each([
  ['en', 'Homeowners save 10% in Pennsylvania.'],
  ['es', 'Los dueños de vivienda ahorran 10% en Pensilvania.'],
] as const)('%s: a state has its name in the language of the screen (issue 17)', async (language, hint) => {
  openAt('/quotes/edit', inPennsylvania, { language });
  expect(await screen.findByText(hint)).toBeInTheDocument();
});
