import { aDriver, aQuote, aVehicle, refusal } from '@shared/testing';
import { EditIcon, TrashIcon } from '@shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { iconIn, linesOf } from '../../testing/iconIn';
import { openAt } from '../../testing/openAt';

const drivers = [
  aDriver({ age: 22 }),
  aDriver({ id: 'driver-2', age: 21, policy_holder: false, created_at: '2026-01-06T10:00:00.000Z' }),
];
const open = () =>
  openAt(
    '/quotes/drivers',
    aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()], drivers }),
  );
const markOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { name })).closest('li');
  return card?.querySelector('svg')?.innerHTML;
};
const cardOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li')?.textContent;
const follows = (first: HTMLElement, second: HTMLElement) =>
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

test('each driver has a card with an edit and a delete icon (2.7) [2.7-1]', async () => {
  open();
  for (const [title, edit, remove, path] of [
    ['You', 'Edit your details', 'Remove yourself', '/drivers/driver-1/edit'],
    ['Driver 2', 'Edit Driver 2', 'Remove Driver 2', '/drivers/driver-2/edit'],
  ] as const) {
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    const card = within(heading.closest('li') ?? heading);
    const link = card.getByRole('link', { name: edit });
    expect(link).toHaveAttribute('href', path);
    expect(iconIn(link)).toBe(linesOf(EditIcon));
    expect(iconIn(card.getByRole('button', { name: remove }))).toBe(linesOf(TrashIcon));
  }
});

test('a driver who is 16 to 24 and not married has a note on the card, as a fact for two discounts [R43-2]', async () => {
  const married = aDriver({ id: 'driver-3', age: 20, marital_status: 'married', policy_holder: false });
  const quote = aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()] });
  openAt('/quotes/drivers', {
    ...quote,
    drivers: [...drivers, married, aDriver({ id: 'driver-4', age: 25, policy_holder: false })],
  });
  const fact = 'Under 25 and not married. This affects the good student and monitored driver discounts.';
  expect(await cardOf('You')).toContain(fact);
  expect(await cardOf('Driver 2')).toContain(fact);
  expect(await cardOf('Driver 3')).not.toContain(fact);
  expect(await cardOf('Driver 4')).not.toContain(fact);
});

test('removing a driver asks for confirmation (2.13) [2.13-5]', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove Driver 2' }));
  const dialog = await screen.findByRole('dialog');
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Driver 2')).not.toBeInTheDocument());
});

test('the list leads straight to the prices; vehicles and discounts come after the button (2.7) [2.7-2, 2.8-5]', async () => {
  open();
  const button = await screen.findByRole('link', { name: 'See my prices' });
  expect(button).toHaveAttribute('href', '/quotes/quote-1/rates/');
  const vehicles = screen.getByRole('heading', { name: 'Your vehicles' });
  follows(button, vehicles);
  follows(vehicles, screen.getByRole('heading', { name: 'Your discounts' }));
});

test('the avatar is an adult’s over 21, and a young driver’s up to 21 (2.13) [2.13-7]', async () => {
  open();
  expect(await markOf('You')).not.toBe(await markOf('Driver 2'));
});

test('a driver that could not be removed stays, and the dialog says so (section 8) [8-19]', async () => {
  const { user, api } = open();
  api.use({ 'DELETE /v2/quotes/:id/drivers/:driverId': () => refusal(503, 'unavailable') });
  await user.click(await screen.findByRole('button', { name: 'Remove Driver 2' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t remove this driver');
  expect(screen.getByRole('heading', { name: 'Driver 2' })).toBeInTheDocument();
});

test('an unnamed policyholder is addressed as you, and told that the next driver takes over (reading 11) [2.13-5, R11-3]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove yourself' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove yourself as a driver?' });
  expect(dialog).toHaveTextContent('The next driver will be the policyholder');
  await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
  await user.click(screen.getByRole('button', { name: 'Remove Driver 2' }));
  expect(await screen.findByRole('dialog', { name: 'Remove Driver 2?' })).toBeInTheDocument();
});

test('a single named policyholder is removed by name', async () => {
  const named = aDriver({ first_name: 'Ann', last_name: 'Lee' });
  const { user } = openAt(
    '/quotes/drivers',
    aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()], drivers: [named] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Ann Lee' }));
  expect(await screen.findByRole('dialog', { name: 'Remove Ann Lee?' })).toHaveTextContent(
    'We’ll remove them',
  );
});

test('the sixth driver fills the list; pressing anyway shows the alert (section 9) [5-19, 8-20]', async () => {
  const six = Array.from({ length: 6 }, (_, at) => aDriver({ id: `driver-${at}`, policy_holder: at === 0 }));
  const { user, bus } = openAt(
    '/quotes/drivers',
    aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()], drivers: six }),
  );
  const onAlert = jest.fn();
  bus.on('alert:show-requested', onAlert);
  await user.click(await screen.findByRole('button', { name: /Add a driver/ }));
  expect(onAlert.mock.calls).toEqual([
    [{ variant: 'danger', textKey: 'common:alerts.max_drivers', values: { count: 6 } }],
  ]);
});
