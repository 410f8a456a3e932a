import { addMonths } from '@shared/domain';
import { limitReached, refusal, watchScrolls } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  address,
  ANN,
  apply,
  dialog,
  field,
  nearlyWhole,
  openPolicyDetails,
  save,
  sent,
  SUGGESTED,
  tomorrow,
  typeStreet,
} from './testing/openPolicyDetails';

beforeEach(() => sessionStorage.clear());

test('keeps the shopper’s own address if they choose it [2.12-14]', async () => {
  const opened = await typeStreet(openPolicyDetails());
  await opened.user.click(await save());
  await opened.user.click(within(await dialog()).getByRole('radio', { name: 'As you typed it' }));
  await opened.user.click(await apply());
  await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
  expect(sent(opened)[0]).toMatchObject([
    '/v2/quotes/quote-1',
    { address: { line1: '123 north main street', line2: null } },
  ]);
});

test('closing the dialog saves nothing, and the next Save asks again [2.12-13]', async () => {
  const opened = await typeStreet(openPolicyDetails());
  await opened.user.click(await save());
  await opened.user.click(within(await dialog()).getByText('Change the address'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await save()).toHaveFocus();
  expect(sent(opened)).toEqual([]);
  await opened.user.click(await save());
  expect(await dialog()).toBeInTheDocument();
  expect(opened.api.calls.filter(({ path }) => path === '/v2/address/validate')).toHaveLength(1);
});

test.each([
  ['does not respond', refusal(503, 'unavailable'), /can’t check addresses right now/],
  ['is asked too often', limitReached(60), /Try again in 60 seconds. We can’t check addresses/],
  ['has no suggestion', { status: 200, body: { suggestedAddress: null } }, /no suggestion for this address/],
  [
    'agrees',
    { status: 200, body: { suggestedAddress: { ...SUGGESTED, line1: '9 Oak Ave', line2: '' } } },
    /This matches the USPS format. We only check how it’s written, not that it exists/,
  ],
])(
  'an address service that %s: their own address is shown, and saving continues [2.12-13]',
  async (_, answer, words) => {
    const handlers = { 'POST /v2/address/validate': () => answer };
    const opened = await typeStreet(openPolicyDetails(nearlyWhole(), { handlers }), '9 Oak Ave');
    await opened.user.click(await save());
    expect(await dialog()).toHaveTextContent(words);
    expect(within(await dialog()).queryByRole('radio')).not.toBeInTheDocument();
    await opened.user.click(await apply());
    await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
    expect(sent(opened)[0]).toMatchObject(['/v2/quotes/quote-1', { address: { line1: '9 Oak Ave' } }]);
  },
);

test('the service’s rejection is an error at its field, before any dialog [2.12-12]', async () => {
  const answer = {
    status: 422,
    body: { errors: [{ code: 'zip_other_state', attribute: 'zip', message: 'elsewhere' }] },
  };
  const scrolls = watchScrolls();
  const opened = openPolicyDetails(nearlyWhole(), { handlers: { 'POST /v2/address/validate': answer } });
  await typeStreet(opened);
  await opened.user.click(await save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(scrolls).toEqual([{ to: summary, block: 'end', behavior: 'smooth' }]);
  expect(within(summary).getByRole('link', { name: /is in another state/ })).toBeInTheDocument();
  expect(await field('ZIP code')).toHaveAccessibleDescription(/is in another state/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the quote’s stored address opens no dialog, since it was checked before [2.12-13]', async () => {
  const known = nearlyWhole();
  const quote = {
    ...known,
    address: { ...known.address, line1: '1 Oak Ave' },
    term: { duration: 6 as const, effective: tomorrow, expires: addMonths(tomorrow, 6) },
  };
  const opened = openPolicyDetails(quote, { path: '/bol/policy-details/edit' });
  await opened.user.click(await save());
  await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
  expect(sent(opened)).toHaveLength(2);
});
