import { aDriver, aQuote, aVehicle, refusal } from '@shared/testing';
import { EditIcon, TrashIcon } from '@shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { iconIn, linesOf } from '../../testing/iconIn';
import { openAt } from '../../testing/openAt';

const two = [aVehicle(), aVehicle({ id: 'vehicle-2', manufacturer: 'Honda', model: 'Civic' })];
const open = (changes = {}) =>
  openAt(
    '/quotes/vehicles',
    aQuote({ homeowner: true, currently_insured: false, vehicles: two, ...changes }),
  );

test('each car has an edit and a delete icon (2.6) [2.6-2]', async () => {
  open();
  const cards = await screen.findAllByRole('heading', { level: 2, name: /^2019/ });
  expect(cards.map(({ textContent }) => textContent)).toEqual(['2019 Toyota Camry', '2019 Honda Civic']);
  for (const [at, heading] of cards.entries()) {
    const card = within(heading.closest('li') ?? heading);
    const edit = card.getByRole('link', { name: `Edit ${heading.textContent}` });
    expect(edit).toHaveAttribute('href', `/vehicles/vehicle-${at + 1}/edit`);
    expect(iconIn(edit)).toBe(linesOf(EditIcon));
    expect(iconIn(card.getByRole('button', { name: `Remove ${heading.textContent}` }))).toBe(
      linesOf(TrashIcon),
    );
  }
});

test('removing a car asks for confirmation (2.13) [2.13-5]', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove 2019 Honda Civic' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remove 2019 Honda Civic' }));
  await user.click(await screen.findByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(screen.queryByText('2019 Honda Civic')).not.toBeInTheDocument());
});

test('a failed removal says so in its dialog and can be retried [8-19]', async () => {
  const { user, api } = open();
  api.use({ 'DELETE /v2/quotes/:id/vehicles/:vehicleId': () => refusal(503, 'unavailable') });
  await user.click(await screen.findByRole('button', { name: 'Remove 2019 Honda Civic' }));
  await user.click(await screen.findByRole('button', { name: 'Remove it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t remove itThe service is busy right now.',
  );
  api.use({ 'DELETE /v2/quotes/:id/vehicles/:vehicleId': { quote: aQuote() } });
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['no drivers yet', {}, 'Continue to drivers', '/drivers/new'],
  ['a driver', { drivers: [aDriver()] }, 'Continue to review', '/quotes/review'],
])('with %s the button continues (2.8) [2.8-4]', async (_, changes, name, to) => {
  open(changes);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

test('the discounts have the percentages of the state (section 9) [9-35]', async () => {
  open({ address: { ...aQuote().address, state: 'MO' } });
  const list = (await screen.findByRole('heading', { name: 'Your discounts' })).closest('section');
  if (list === null) throw new Error('no discounts');
  expect(within(list).getByText('5% off')).toBeInTheDocument();
  expect(within(list).getByText('20% off')).toBeInTheDocument();
});

test('rides and deliveries are extras, not discounts (section 9) [9-37]', async () => {
  open({ homeowner: false, vehicles: [aVehicle({ use_code: 'business', tnc: true })] });
  const extras = (await screen.findByRole('heading', { name: 'Extras' })).closest('section');
  expect(extras).toHaveTextContent('RidesharingIncluded in your prices');
  expect(screen.getByText(/No discounts so far/)).toBeInTheDocument();
});

test('a car is drawn by its body class, or from the front if unknown', async () => {
  const bodies = ['Sedan', 'SUV', 'Pickup', null];
  open({ vehicles: bodies.map((body_class, at) => aVehicle({ id: `vehicle-${at}`, body_class })) });
  await screen.findByRole('heading', { level: 1 });
  const cards = screen
    .getAllByRole('heading', { name: '2019 Toyota Camry' })
    .map((name) => name.closest('li'));
  expect(new Set(cards.map((card) => card?.querySelector('svg')?.innerHTML)).size).toBe(4);
});

// On a phone, and so in jsdom, the summary is collapsed.
const link = (name: string) => screen.findByRole('link', { name, hidden: true });

test('the summary links to each answer; another ZIP says that it starts over', async () => {
  const { user } = open({ drivers: [aDriver()] });
  expect(await link('Edit your answers about home and insurance')).toHaveAttribute('href', '/quotes/edit');
  expect(screen.getByText('Home: You own it')).toBeInTheDocument();
  expect(screen.getByText('Current insurance: None right now')).toBeInTheDocument();
  expect(await link('Edit vehicles')).toHaveAttribute('href', '/quotes/vehicles');
  expect(await link('Edit drivers')).toHaveAttribute('href', '/quotes/drivers');
  await user.click(await link('Start over with another ZIP code'));
  expect(screen.getByTestId('address')).toHaveTextContent('/quotes/new');
  // The quote stays until the shopper confirms (reading 18).
  expect(await screen.findByRole('link', { name: 'Continue my quote' })).toBeInTheDocument();
});

test('the sixth car fills the list and says why; pressing anyway shows the alert (section 9) [2.6-3, 5-14, 8-20]', async () => {
  const { user, bus } = open({
    vehicles: Array.from({ length: 6 }, (_, index) => aVehicle({ id: `vehicle-${index}` })),
  });
  const add = await screen.findByRole('button', { name: /Add a vehicle/ });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription(/the most one policy can hold/);
  const onAlert = jest.fn();
  bus.on('alert:show-requested', onAlert);
  await user.click(add);
  expect(onAlert.mock.calls).toEqual([
    [{ variant: 'danger', textKey: 'common:alerts.max_vehicles', values: { count: 6 } }],
  ]);
  expect(screen.getByTestId('address')).toHaveTextContent('/quotes/vehicles');
});

test('the list has its title, and the discounts come after its button (2.6) [2.6-1, 2.6-4]', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Add vehicles');
  const discounts = screen.getByRole('heading', { name: 'Your discounts' });
  for (const name of [/Add a vehicle/, 'Continue to drivers']) {
    const button = screen.getByRole('link', { name });
    expect(button.compareDocumentPosition(discounts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
