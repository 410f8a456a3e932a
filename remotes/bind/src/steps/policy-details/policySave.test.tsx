import { pasteInto, refusal, watchScrolls } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  address,
  ANN,
  apply,
  change,
  dialog,
  field,
  nearlyWhole,
  openPolicyDetails,
  save,
  sent,
  tomorrow,
  typeStreet,
} from './testing/openPolicyDetails';

beforeEach(() => sessionStorage.clear());

test('the whole flow: the address is checked, the suggestion chosen, and everything saved in two calls [7-50, 2.12-10, 2.12-11, 2.12-13, 2.12-14, 2.12-15, 2.12-16, 2.12-17, R38-2]', async () => {
  const opened = await typeStreet(openPolicyDetails());
  const { user, api } = opened;
  await user.click(await save());
  const asked = await dialog();
  expect(within(asked).getByRole('radio', { name: 'USPS format' })).toBeChecked();
  expect(asked).toHaveTextContent('We only check how it’s written, not that it exists.');
  expect(asked).toHaveTextContent('123 N Main St, Apt 4B');
  expect(asked).toHaveTextContent('123 north main street');
  expect(sent(opened)).toEqual([]);
  await user.click(await apply());
  await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
  expect(api.calls.filter(({ path }) => path === '/v2/address/validate')).toMatchObject([
    { body: { line1: '123 north main street', line2: null, city: 'Des Plaines', state: 'IL', zip: '60018' } },
  ]);
  expect(sent(opened)).toEqual([
    [
      '/v2/quotes/quote-1',
      {
        term: { duration: 6, effective: tomorrow },
        residence_info: { ownership: 'owned', current_residence_date: null },
        address: {
          line1: '123 N Main St',
          line2: 'Apt 4B',
          zip_code: '60018',
          city: 'Des Plaines',
          county: 'Cook',
          state: 'IL',
        },
      },
    ],
    [
      `/v2/quotes/quote-1/drivers/${ANN.id}`,
      {
        first_name: 'Ann',
        last_name: 'Lee',
        phone: '3125550100',
        email: 'ann@example.com',
        communication_preference: 'both',
        address: {
          line1: '123 N Main St',
          line2: 'Apt 4B',
          city: 'Des Plaines',
          state: 'IL',
          zip_code: '60018',
        },
      },
    ],
  ]);
});

test('while saving, the button says what, in section 4’s words [3-164, 4-58]', async () => {
  const gates: (() => void)[] = [];
  const wait = () => new Promise<void>((done) => void gates.push(done));
  const opened = await typeStreet(openPolicyDetails());
  const saved = nearlyWhole({ version: 2 });
  opened.api.use({
    'PATCH /v2/quotes/:id': () => wait().then(() => saved),
    'PATCH /v2/quotes/:id/drivers/:driverId': () =>
      wait().then(() => ({ driver: ANN, quote: { ...saved, version: 3 } })),
  });
  const button = await save();
  expect(button).not.toHaveAttribute('aria-busy');
  await opened.user.click(button);
  await opened.user.click(await apply());
  expect(await screen.findByRole('button', { name: 'Updating policy details' })).toHaveAttribute('aria-busy');
  await waitFor(() => expect(sent(opened)).toHaveLength(1));
  gates.shift()?.();
  expect(await screen.findByRole('button', { name: 'Updating policy holder details' })).toBeInTheDocument();
  await waitFor(() => expect(sent(opened)).toHaveLength(2));
  gates.shift()?.();
  await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
});

test('the second call fails: nothing is lost, and saving again does not repeat the dialog [8-22]', async () => {
  const opened = await typeStreet(openPolicyDetails());
  const { user, api } = opened;
  let refused = true;
  api.use({
    'PATCH /v2/quotes/:id/drivers/:driverId': () =>
      refused ? refusal(502, 'unavailable') : { driver: ANN, quote: nearlyWhole({ version: 9 }) },
  });
  await change(opened, 'your name');
  const first = await field('First name');
  await user.clear(first);
  await pasteInto(user, first, 'Anna');
  await user.click(await save());
  await user.click(await apply());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('but not the policyholder');
  expect(summary).toHaveFocus();
  expect(await field('First name')).toHaveValue('Anna');
  expect(await field('Street address')).toHaveValue('123 N Main St');
  expect(screen.queryByText(/another tab/)).not.toBeInTheDocument();
  refused = false;
  await user.click(await save());
  await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
  expect(api.calls.filter(({ path }) => path === '/v2/address/validate')).toHaveLength(1);
  expect(sent(opened).at(-1)).toMatchObject([expect.anything(), { first_name: 'Anna' }]);
});

test('a new last name that does not match the stored license number: both are changed on the driver form', async () => {
  const opened = await typeStreet(openPolicyDetails());
  const errors = [{ code: 'license_format_il', attribute: 'license_number', message: '' }];
  opened.api.use({ 'PATCH /v2/quotes/:id/drivers/:driverId': { status: 422, body: { errors } } });
  await opened.user.click(await save());
  await opened.user.click(await apply());
  expect(await screen.findByRole('alert')).toHaveTextContent('but not the new last name');
  const way = screen.getByRole('link', { name: 'Change the last name and the license number together' });
  expect(way).toHaveAttribute('href', `/bol/drivers/${ANN.id}/edit`);
});

test('the first call fails: reported at the top, to which the page scrolls; the answers stay, even after a reload [4-62, 8-22]', async () => {
  const scrolls = watchScrolls();
  const opened = await typeStreet(openPolicyDetails());
  opened.api.use({ 'PATCH /v2/quotes/:id': () => refusal(503, 'unavailable') });
  await opened.user.click(await save());
  await opened.user.click(await apply());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('couldn’t save your policy details');
  expect(summary).toHaveFocus();
  expect(scrolls).toEqual([{ to: summary, block: 'end', behavior: 'smooth' }]);
  // Saving has ended, and there is no navigation.
  expect(await save()).not.toHaveAttribute('aria-busy');
  expect(screen.queryByRole('button', { name: /^Updating/ })).not.toBeInTheDocument();
  expect(address()).toBe('/bol/policy-details');
  opened.unmount();
  openPolicyDetails();
  expect(await field('Street address')).toHaveValue('123 N Main St');
});

test('an API error is shown at the top with its field’s name [8-22]', async () => {
  const opened = await typeStreet(openPolicyDetails());
  opened.api.use({
    'PATCH /v2/quotes/:id': {
      status: 422,
      body: { errors: [{ code: 'start_date_invalid', attribute: 'term.effective', message: '' }] },
    },
  });
  await opened.user.click(await save());
  await opened.user.click(await apply());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Start date: must start today or in within the next 30 days',
  );
});

test('the chat gets an event for the saved policyholder, without personal data [2.12-18]', async () => {
  const opened = await typeStreet(openPolicyDetails());
  const onEvent = jest.fn();
  opened.bus.onAny((name, payload) => onEvent(JSON.stringify([name, payload])));
  await opened.user.click(await save());
  await opened.user.click(await apply());
  await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
  expect(onEvent).toHaveBeenCalledWith(
    JSON.stringify(['UPDATED_DRIVER', { quoteId: 'quote-1', driverId: ANN.id }]),
  );
  expect(onEvent.mock.calls.join(' ')).not.toMatch(/Ann|Lee|3125550100|ann@example|Main St/);
});
