import { CARRIERS, publicCarrier } from '@shared/domain';
import { aQuote, refusal, renderWithProviders, slowParts, type FakeHandlers } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useEffect, useState, type ReactNode } from 'react';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { COMPARE, openRates, OVERVIEW } from '../testing/openRates';
import { twoOffers } from '../testing/rateHandlers';
import { OffersGate } from './OffersGate';
import type { OffersState } from './useOffers';

const open = (answer: FakeHandlers[string]) => openRates(OVERVIEW, { 'GET /v2/quotes/:id/rates': answer });
const refused = (errors: unknown) => ({ ...twoOffers(), best_match: null, other_rates: [], errors });
const error = (code: string, message: string) => ({ code, message });

const READY: OffersState = {
  kind: 'ready',
  quote: aQuote(),
  offers: [],
  result: twoOffers(),
  rating: { isRating: false, error: undefined, retry: () => {} },
  planType: 'monthly',
};

/** The redirect target and its router state. */
async function ledTo(path: string): Promise<unknown> {
  const standing = await screen.findByTestId('standing');
  await waitFor(() => expect(standing.textContent).toBe(path));
  return JSON.parse(standing.dataset['state'] ?? 'null');
}

test('a rater_error leads to contact-us, whatever other errors there are [2.11-3, 4-47, 8-11]', async () => {
  open(refused([error('dwi_suspended', 'No.'), error('rater_error', 'Nobody can.')]));
  await ledTo('/contact-us');
});

test('other errors lead to the review with their messages, each once [4-47, 8-8]', async () => {
  open(refused([error('quote_incomplete', 'Add a car.'), error('quote_incomplete', 'Add a car.')]));
  expect(await ledTo('/quotes/review')).toEqual({
    ratingErrors: [error('quote_incomplete', 'Add a car.')],
    quoteVersion: 1,
  });
});

test('an errors value that is not a list gets the screen’s text [8-10]', async () => {
  open(refused('broken'));
  expect(await ledTo('/quotes/review')).toMatchObject({
    ratingErrors: [
      {
        message: 'There was an error processing your quote, please contact us to finalize your quote.',
      },
    ],
  });
});

test.each([OVERVIEW, COMPARE])(
  '%s: offers of no carrier we know are a failure with a retry',
  async (path) => {
    const { api, user } = openRates(path, { 'GET /v2/carriers/getallcarriers': { carriers: [] } });
    await screen.findByRole('heading', { name: en.failure.title });
    api.use({ 'GET /v2/carriers/getallcarriers': { carriers: Object.values(CARRIERS).map(publicCarrier) } });
    await user.click(screen.getByRole('button', { name: en.failure.retry }));
    // A heading of its own stands there while the prices are loaded.
    await waitFor(() => expect(document.body).toHaveTextContent(CARRIERS.USIC.short_name));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(en.failure.title);
  },
);

test('a rejected call shows its own message [8-4, 8-9]', async () => {
  open(refusal(422, 'plan_not_found', 'This payment plan isn’t available.'));
  expect(await ledTo('/quotes/review')).toMatchObject({
    ratingErrors: [{ message: 'This payment plan isn’t available.' }],
  });
});

test('a moratorium has its own text, with a link to an agent, in Spanish too', async () => {
  const answer = refused([error('moratorium', 'Paused.')]);
  const { user, container } = openRates(OVERVIEW, { 'GET /v2/quotes/:id/rates': answer }, 'es');
  expect(await screen.findByRole('heading', { name: es.stopped.title })).toBeInTheDocument();
  expect(screen.getByText(es.stopped.body)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('link', { name: es.failure.agent }));
  await ledTo('/contact-us');
});

/** The gate while prices arrive. */
function Arriving({ children }: { children: () => ReactNode }) {
  const [state, become] = useState<OffersState>({ kind: 'loading' });
  useEffect(() => void setTimeout(() => become(READY)), []);
  return <OffersGate state={state}>{children}</OffersGate>;
}

test('prices that arrive render in slices, so other tasks run meanwhile', async () => {
  const { Parts, turns } = slowParts();
  renderWithProviders(<Arriving>{() => <Parts />}</Arriving>, {
    resources: { en: { rates: en }, es: { rates: es } },
  });
  await screen.findByText('drawn');
  expect(turns()).toBeGreaterThan(0);
});
