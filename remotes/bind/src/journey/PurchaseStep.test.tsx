import { aQuote, aRate, aVehicle, refusal } from '@shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { bind } from '../locales/en/bind';
import { policyDetails } from '../locales/en/policyDetails';
import { anApplication, aWholeDriver } from '../testing/anApplication';
import { address, aPurchase, openAt } from '../testing/openAt';

test('the frozen price is shown beside the question, as the prices showed it (2.12) [R54]', async () => {
  openAt('/bol/policy-details');
  expect(await screen.findByText(/\$1,025 in all for 6 months, fees included/)).toBeInTheDocument();
  expect(screen.getByText('Q-77')).toBeInTheDocument();
});

test('a path that is too early redirects to the furthest step allowed (reading 9)', async () => {
  openAt('/bol/payments');
  expect(await screen.findByRole('heading', { name: policyDetails.heading })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/bol/policy-details');
});

// The domain's table has the place of every status.
test.each([
  ['PAYMENT_OPEN', '/bol/card-details'],
  ['EXPIRED', '/bol/quotes/quote-1/issued'],
] as const)('with %s, /bol/rate redirects to %s (readings 8 and 9) [R9-4]', async (status, path) => {
  openAt('/bol/rate', aPurchase({ status, selected_rate: aRate({ carrier_id: 'USIC' }) }));
  await waitFor(() => expect(address()).toHaveTextContent(path));
});

test('without a selected rate the purchase redirects to the prices (reading 8)', async () => {
  const rated = aQuote({ status: 'RATED', vehicles: [aVehicle()] });
  openAt('/bol/policy-details', rated);
  await screen.findByText(`/quotes/${rated.id}/rates/`);
  expect(screen.queryByText(policyDetails.heading)).not.toBeInTheDocument();
});

test('a quote of another browser says so instead of loading forever', async () => {
  const handlers = { 'GET /v2/quotes/:id': refusal(404, 'quote_not_found') };
  openAt('/bol/policy-details', aPurchase(), { handlers });
  expect(await screen.findByText(bind.load.missingTitle)).toBeInTheDocument();
});

test('a step that another tab’s change closed redirects with a message; one that was too early without (ADR 0014)', async () => {
  const quote = anApplication();
  const { api, bus, unmount } = openAt('/bol/quotes/review', quote);
  const alerts: string[] = [];
  bus.on('alert:show-requested', ({ textKey }) => alerts.push(textKey));
  await screen.findByRole('heading', { level: 1 });
  const drivers = [aWholeDriver({ occupation: null })];
  api.use({ 'GET /v2/quotes/:id': { ...quote, version: quote.version + 1, drivers } });
  fireEvent.blur(window);
  fireEvent.focus(window);
  await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/drivers'));
  expect(alerts).toEqual(['common:alerts.changed_elsewhere']);
  unmount();
  const early = openAt('/bol/quotes/review', { ...quote, drivers });
  early.bus.on('alert:show-requested', ({ textKey }) => alerts.push(textKey));
  await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/drivers'));
  expect(alerts).toHaveLength(1);
});
