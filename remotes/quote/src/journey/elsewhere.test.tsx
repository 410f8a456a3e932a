import type { Quote } from '@shared/domain';
import { aDriver, aQuote, aVehicle, refusal, type Rendered } from '@shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cars } from '../testing/cars';
import { openAt } from '../testing/openAt';

const quote = aQuote({
  homeowner: true,
  currently_insured: false,
  vehicles: [aVehicle({ use_code: 'commute' })],
  drivers: [aDriver()],
});
const farmed = { vehicles: [aVehicle({ use_code: 'farm' })] };
const open = (path: string, base = quote) => openAt(path, base, { handlers: cars() });
const use = (name: RegExp) => screen.findByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Save changes' });
const notice = () => screen.findByText(/changed in another tab or browser/);
const sent = ({ api }: Rendered) => api.calls.filter(({ method }) => method !== 'GET');

/** Another tab saved a change: the server has it, and the bus announces it. */
function changeElsewhere({ api, bus }: Rendered, changes: Partial<Quote>, base = quote) {
  const version = base.version + 1;
  api.use({ 'GET /v2/quotes/:id': { ...base, ...changes, version } });
  act(() => bus.emit('quote:version-changed', { quoteId: base.id, version }));
}

beforeEach(() => sessionStorage.clear());

test('when two tabs change one car, the later is warned before saving and can load the newer answers', async () => {
  const shop = open('/vehicles/vehicle-1/edit');
  await shop.user.click(await use(/Errands/));
  changeElsewhere(shop, farmed);
  expect((await notice()).closest('[role=alert]')).toHaveTextContent('Changed: 2019 Toyota Camry (Use).');
  expect(save()).toHaveAccessibleDescription(/At the top, choose/);
  await shop.user.click(save());
  expect(await screen.findByText(/At the top, choose/, { selector: 'li' })).toBeInTheDocument();
  expect(sent(shop)).toEqual([]);
  expect(await axe(shop.container)).toHaveNoViolations();
  await shop.user.click(screen.getByRole('button', { name: 'Load the newer answers' }));
  expect(await use(/Farm work/)).toBeChecked();
  expect(screen.getByText('These are the newer answers.').closest('[role=status]')).toHaveFocus();
  await shop.user.click(save());
  await waitFor(() => expect(sent(shop)).toMatchObject([{ body: { use_code: 'farm' } }]));
});

test('or it keeps its own answers, also after a reload', async () => {
  const shop = open('/vehicles/vehicle-1/edit');
  await shop.user.click(await use(/Errands/));
  changeElsewhere(shop, farmed);
  await notice();
  await shop.user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await use(/Errands/)).toBeChecked();
  expect(screen.getByText(/We kept your answers/)).toBeInTheDocument();
  await shop.user.click(save());
  await waitFor(() => expect(sent(shop)).toMatchObject([{ body: { use_code: 'pleasure' } }]));
});

test('a change of another car or driver is reported and blocks nothing', async () => {
  const shop = open('/vehicles/vehicle-1/edit');
  await use(/Errands/);
  changeElsewhere(shop, { drivers: [aDriver(), aDriver({ id: 'driver-2', policy_holder: false })] });
  expect((await notice()).closest('[role=alert]')).toHaveTextContent('Driver 2 was added.');
  expect(save()).not.toHaveAttribute('aria-disabled');
  await shop.user.click(screen.getByRole('button', { name: 'OK, continue' }));
  expect(screen.queryByText(/changed in another tab/)).not.toBeInTheDocument();
});

test('server-computed changes are not reported', async () => {
  const shop = open('/vehicles/vehicle-1/edit');
  await use(/Errands/);
  changeElsewhere(shop, { status: 'RATED' });
  await screen.findByRole('link', { name: 'Cancel' });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/quotes/review'),
  );
  expect(screen.queryByText(/changed in another tab/)).not.toBeInTheDocument();
});

test('a change that no tab announced is rejected once (412), then shown', async () => {
  const shop = open('/vehicles/vehicle-1/edit');
  await use(/Errands/);
  shop.api.use({
    'GET /v2/quotes/:id': { ...quote, ...farmed, version: quote.version + 1 },
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': () => refusal(412, 'version_stale'),
  });
  await shop.user.click(save());
  expect(await screen.findByText('Changed: 2019 Toyota Camry (Use).')).toBeInTheDocument();
  expect(screen.getByText(/Check what changed, then save again/)).toBeInTheDocument();
  const refused = sent(shop).length;
  await shop.user.click(save());
  expect(await screen.findByText(/At the top, choose/, { selector: 'li' })).toBeInTheDocument();
  expect(sent(shop)).toHaveLength(refused);
});

test('the answers about the shopper and a car’s coverage are watched too', async () => {
  const insured = {
    currently_insured: true,
    prior_policy: { insurer_name: 'Acme', term_expiration: '2027-03-28', duration: 6, continuous: false },
  };
  const shop = openAt('/quotes/edit', quote, { stored: { filledQuoteEdit: 'true' } });
  await screen.findByRole('group', { name: /own your home/ });
  changeElsewhere(shop, insured);
  await shop.user.click(await screen.findByRole('button', { name: 'Load the newer answers' }));
  expect(screen.getByLabelText('Who is your current insurer?')).toHaveValue('Acme');
});

test('if the first driver was added in another tab, the next one is not asked for credit (reading 11) [5-20]', async () => {
  const base = { ...quote, drivers: [] };
  const shop = open('/drivers/new', base);
  expect(await screen.findByRole('group', { name: 'How is your credit?' })).toBeInTheDocument();
  changeElsewhere(shop, { drivers: quote.drivers }, base);
  await shop.user.click(await screen.findByRole('button', { name: 'OK, continue' }));
  expect(screen.queryByRole('group', { name: 'How is your credit?' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who else drives?');
});

test('the form’s own save is not reported', async () => {
  const shop = open('/vehicles/vehicle-1/edit');
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(shop.container.textContent));
  watch.observe(shop.container, { subtree: true, childList: true, characterData: true });
  await shop.user.click(await use(/Farm work/));
  await shop.user.click(save());
  await screen.findByRole('heading', { name: 'Add vehicles' });
  watch.disconnect();
  expect(seen.filter((text) => text?.includes('another tab'))).toEqual([]);
  expect(screen.getByText('Farm work')).toBeInTheDocument();
});
