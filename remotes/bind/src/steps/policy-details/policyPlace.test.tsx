import { pasteInto, refusal } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, field, nearlyWhole, openPolicyDetails, save, sent } from './testing/openPolicyDetails';

beforeEach(() => sessionStorage.clear());

type Opened = ReturnType<typeof openPolicyDetails>;

async function typeZip({ user }: Opened, zip: string) {
  await user.clear(await field('ZIP code'));
  await user.type(await field('ZIP code'), zip);
}

async function saveOwn(opened: Opened) {
  await pasteInto(opened.user, await field('Street address'), '9 Oak Ave');
  await opened.user.click(await save());
  const dialog = await screen.findByRole('dialog');
  await opened.user.click(within(dialog).getByRole('radio', { name: 'As you typed it' }));
  await opened.user.click(within(dialog).getByRole('button', { name: 'Apply and continue' }));
  await waitFor(() => expect(address()).toMatch(/^\/bol\/drivers/));
}

test('another ZIP of the state sets its city and county, and explains the effect on the price [R26-2]', async () => {
  const opened = openPolicyDetails();
  await typeZip(opened, '62701-1234');
  expect(await field('ZIP code')).toHaveValue('62701');
  await waitFor(async () => expect(await field('City')).toHaveDisplayValue('Springfield (Sangamon)'));
  expect(await screen.findByText(/get your final price for 62701/)).toBeInTheDocument();
  await saveOwn(opened);
  expect(sent(opened)[0]).toMatchObject([
    '/v2/quotes/quote-1',
    { address: { zip_code: '62701', city: 'Springfield', county: 'Sangamon', state: 'IL' } },
  ]);
});

test('among several cities the shopper chooses; the quote’s own is preselected, also after switching back [2.12-77]', async () => {
  const opened = openPolicyDetails();
  await within(await field('City')).findByRole('option', { name: 'Rosemont (Cook)' });
  expect(await field('City')).toHaveDisplayValue('Des Plaines (Cook)');
  await typeZip(opened, '62701');
  await waitFor(async () => expect(await field('City')).toHaveDisplayValue(/Springfield/));
  await typeZip(opened, '60018');
  expect(await field('City')).toHaveDisplayValue('Des Plaines (Cook)');
  await opened.user.selectOptions(await field('City'), 'Rosemont (Cook)');
  await saveOwn(opened);
  expect(sent(opened)[0]).toMatchObject([
    expect.anything(),
    { address: { zip_code: '60018', city: 'Rosemont', county: 'Cook' } },
  ]);
});

test('another state means starting over, which the page says and offers [R26-3, 8-21]', async () => {
  const opened = openPolicyDetails();
  await opened.user.selectOptions(await field('State'), 'Texas');
  expect(await screen.findByText('This quote is for Illinois')).toBeInTheDocument();
  await pasteInto(opened.user, await field('Street address'), '9 Oak Ave');
  await opened.user.click(await save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Another state means starting over with a new quote');
  expect(await field('State')).toBeInvalid();
  await opened.user.click(screen.getByRole('button', { name: 'Start over' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/This will erase your information currently provided/);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Erase and start over' }));
  await waitFor(() => expect(address()).toBe('/quotes/new'));
  expect(sent(opened)).toEqual([]);
});

test('a ZIP of another state is an error at its field, with a link back to the quote’s own ZIP [R26-3]', async () => {
  const opened = openPolicyDetails();
  await typeZip(opened, '78701');
  expect(await screen.findByText('This quote is for Illinois')).toBeInTheDocument();
  await pasteInto(opened.user, await field('Street address'), '9 Oak Ave');
  await opened.user.click(await save());
  await screen.findByRole('alert');
  expect(await field('ZIP code')).toHaveAccessibleDescription(/is in another state/);
  expect(opened.api.calls.some(({ path }) => path === '/v2/address/validate')).toBe(false);
  await typeZip(opened, '60018');
  expect(screen.queryByText('This quote is for Illinois')).not.toBeInTheDocument();
});

test('a ZIP that does not exist [5-3]', async () => {
  const opened = openPolicyDetails();
  await typeZip(opened, '00000');
  expect(await screen.findByText('Please enter a valid zipcode')).toBeInTheDocument();
  await opened.user.click(await save());
  await screen.findByRole('alert');
  expect(await field('ZIP code')).toHaveAccessibleDescription(/valid zipcode/);
});

test('a failed lookup can be retried; the quote’s own ZIP needs none [R10-3]', async () => {
  let isDown = true;
  const handlers = {
    'GET /v2/locations/lookup': () =>
      isDown
        ? refusal(503, 'unavailable')
        : {
            zip_code: '62701',
            state: 'IL',
            counties: [{ name: 'Sangamon', cities: ['Springfield'] }],
            covered: true,
          },
  };
  const opened = openPolicyDetails(nearlyWhole(), { handlers });
  expect(await field('City')).toHaveDisplayValue('Des Plaines (Cook)');
  await typeZip(opened, '62701');
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await opened.user.click(again);
  await waitFor(async () => expect(await field('City')).toHaveDisplayValue('Springfield (Sangamon)'));
});

test('a suggested city of the same ZIP sets its county [2.12-14]', async () => {
  const suggestedAddress = { line1: '9 Oak Ave', line2: '', city: 'Rosemont', state: 'IL', zip: '60018' };
  const handlers = { 'POST /v2/address/validate': () => ({ status: 200, body: { suggestedAddress } }) };
  const opened = openPolicyDetails(nearlyWhole(), { handlers });
  await within(await field('City')).findByRole('option', { name: 'Rosemont (Cook)' });
  await pasteInto(opened.user, await field('Street address'), '9 Oak Ave');
  await opened.user.click(await save());
  await opened.user.click(await screen.findByRole('button', { name: 'Apply and continue' }));
  await waitFor(() => expect(sent(opened)).toHaveLength(2));
  expect(sent(opened)[0]).toMatchObject([
    expect.anything(),
    { address: { city: 'Rosemont', county: 'Cook' } },
  ]);
});

test('a whole address pasted into the street is taken apart', async () => {
  const opened = openPolicyDetails();
  await pasteInto(opened.user, await field('Street address'), '9 Oak Ave Apt 4, Springfield, IL 62701-1234');
  expect(await field('Street address')).toHaveValue('9 Oak Ave');
  expect(await field(/^Apartment, suite or unit/)).toHaveValue('Apt 4');
  expect(await field('ZIP code')).toHaveValue('62701');
  await waitFor(async () => expect(await field('City')).toHaveDisplayValue('Springfield (Sangamon)'));
  expect(await field('State')).toHaveDisplayValue('Illinois');
});

test('a street whose address lacks a part stays as pasted', async () => {
  const opened = openPolicyDetails();
  await pasteInto(opened.user, await field('Street address'), '9 Oak Ave, Apt 4');
  expect(await field('Street address')).toHaveValue('9 Oak Ave, Apt 4');
  expect(await field('ZIP code')).toHaveValue('60018');
});
