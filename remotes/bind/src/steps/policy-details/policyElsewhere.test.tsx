import type { Quote } from '@shared/domain';
import { pasteInto } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, ANN, field, nearlyWhole, openPolicyDetails, save, sent } from './testing/openPolicyDetails';

beforeEach(() => sessionStorage.clear());

const whole = (changes: Partial<Quote> = {}): Quote => {
  const quote = nearlyWhole(changes);
  return { ...quote, address: { ...quote.address, line1: '1 Oak Ave' } };
};

/** Another tab saved a change: the server has it, and the bus announces it. */
function changeElsewhere({ api, bus }: ReturnType<typeof openPolicyDetails>, changes: Partial<Quote>) {
  const newer = whole({ version: 2, ...changes });
  api.use({ 'GET /v2/quotes/:id': newer });
  act(() => bus.emit('quote:version-changed', { quoteId: newer.id, version: 2 }));
}

test.each([
  ['the home', { residence_info: { current_residence_date: null, ownership: 'rented' as const } }],
  ['the policyholder’s phone', { drivers: [{ ...ANN, phone: '3125550199' }] }],
])('another tab changed %s: the shopper chooses which answers to keep', async (_, changes) => {
  const opened = openPolicyDetails(whole());
  expect(await field('Phone')).toHaveValue('312-555-0100');
  changeElsewhere(opened, changes);
  await screen.findByText(/This was changed in another tab/);
  expect(await save()).toHaveAccessibleDescription(/At the top, choose/);
  await opened.user.click(screen.getByRole('button', { name: 'Load the newer answers' }));
  expect(screen.getByText('These are the newer answers.')).toBeInTheDocument();
  const isRented = screen.queryByRole('heading', { name: 'You rent your home' }) !== null;
  const phone = (await screen.findByLabelText<HTMLInputElement>('Phone')).value;
  expect([isRented, phone]).toEqual('drivers' in changes ? [false, '312-555-0199'] : [true, '312-555-0100']);
});

test('a change of the policyholder’s other answers is reported and blocks nothing', async () => {
  const opened = openPolicyDetails(whole());
  await field('Phone');
  changeElsewhere(opened, { drivers: [{ ...ANN, marital_status: 'married' }] });
  await screen.findByText(/Your quote was changed in another tab/);
  await opened.user.click(await save());
  await waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));
});

test('during the address check, the newer answers are asked about first', async () => {
  const opened = openPolicyDetails(whole());
  await pasteInto(opened.user, await field('Street address'), ' West');
  await opened.user.click(await save());
  await screen.findByRole('dialog');
  changeElsewhere(opened, { homeowner: false });
  await screen.findByText(/This was changed in another tab/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(opened)).toEqual([]);
  await opened.user.click(screen.getByRole('button', { name: 'Keep mine' }));
  const dialog = await screen.findByRole('dialog');
  await opened.user.click(within(dialog).getByRole('button', { name: 'Apply and continue' }));
  await waitFor(() => expect(sent(opened)).toHaveLength(2));
});

test('a draft that another tab’s save made outdated is reported after a reload too, and Go back keeps it', async () => {
  const { user, unmount } = openPolicyDetails(whole());
  await pasteInto(user, await field('Street address'), ' West');
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  unmount();
  openPolicyDetails(whole({ version: 2, drivers: [{ ...ANN, phone: '3125550199' }] }));
  expect(await field('Street address')).toHaveValue('1 Oak Ave West');
  expect(screen.getByText(/This was changed in another tab/)).toBeInTheDocument();
  expect(await save()).toHaveAccessibleDescription(/At the top, choose/);
});
