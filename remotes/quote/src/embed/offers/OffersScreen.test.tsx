import { CARRIERS, paths, publicCarrier } from '@shared/domain';
import { Route, Routes } from 'react-router-dom';
import {
  aDriver,
  aQuote,
  aRate,
  aRateResult,
  aVehicle,
  refusal,
  renderWithProviders,
  storedQuote,
  type FakeHandlers,
} from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { embedFirst as firstEn } from '../../locales/en/embedFirst';
import { embedOffers as offersEn } from '../../locales/en/embedOffers';
import { embedFirst as firstEs } from '../../locales/es/embedFirst';
import { embedOffers as offersEs } from '../../locales/es/embedOffers';
import { EmbedContext, type Embed } from '../EmbedContext';
import { OffersScreen } from './OffersScreen';

const quote = aQuote({ status: 'RATED', vehicles: [aVehicle()], drivers: [aDriver()] });
const resources = {
  en: { embed: { ...firstEn, ...offersEn } },
  es: { embed: { ...firstEs, ...offersEs } },
};

/** The first one's price has the monitored-driver program as a condition. */
const twoOffers = aRateResult({
  best_match: aRate({ monitored_driver: true }),
  other_rates: [
    aRate({ id: 'rate-2', carrier_id: 'USIC', carrier_product_id: 'USIC-DEFAULT', policy_premium: 110_000 }),
  ],
});

function open(
  handlers: FakeHandlers = {},
  { mode = 'inline', language = 'en' }: { mode?: Embed['mode']; language?: 'en' | 'es' } = {},
) {
  const events: [string, object][] = [];
  const embed: Embed = {
    mode,
    site: 'https://quotes.test',
    place: { box: document.body },
    emit: (name, detail) => void events.push([name, detail]),
  };
  const rendered = renderWithProviders(
    <EmbedContext value={embed}>
      <Routes>
        <Route path="/quotes/:quoteId/rates" element={<OffersScreen />} />
        <Route path="/quotes/review" element={<p>Review</p>} />
      </Routes>
    </EmbedContext>,
    {
      path: paths.rates(quote.id),
      stored: storedQuote(),
      resources,
      language,
      handlers: {
        'GET /v2/quotes/:id': quote,
        'GET /v2/quotes/:id/rates': twoOffers,
        'GET /v2/carriers/getallcarriers': { carriers: Object.values(CARRIERS).map(publicCarrier) },
        'POST /v2/quotes/:id/handoff': { status: 201, body: { code: 'the-code', expires_at: '' } },
        ...handlers,
      },
    },
  );
  return { ...rendered, events };
}

/** A tab that keeps the address it is sent to. */
function aTab() {
  const addresses: string[] = [];
  const close = jest.fn();
  const tab = {
    opener: window,
    close,
    location: { replace: (address: string) => void addresses.push(address) },
  };
  const opener = jest.spyOn(window, 'open');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the few parts of a window that it uses
  opener.mockReturnValue(tab as unknown as Window);
  return { addresses, close, opener, tab };
}

const RESUME = 'https://quotes.test/resume/the-code?from=partner&step=quote.rates&carrier=FCIC&lang=en';
const buy = () => screen.findAllByRole('button', { name: /Continue to buy/ });

afterEach(() => jest.restoreAllMocks());

test('each offer has its schedule as the headline with its total, best first, and its condition [R49, R51]', async () => {
  const { container, events } = open();
  expect(
    await screen.findByRole('heading', { level: 1, name: '2 carriers have a price for you' }),
  ).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('There are two offers');
  expect(first).toHaveAccessibleName(CARRIERS.FCIC.name);
  expect(within(first).getByText(/^today, then \d+ of \$/)).toBeInTheDocument();
  expect(within(first).getByText(/in all for 6 months, fees included/)).toBeInTheDocument();
  expect(within(first).getByText('Recommended')).toBeInTheDocument();
  expect(within(first).getByText(/an app tracks your braking/)).toBeInTheDocument();
  expect(within(second).getByText('Lowest without tracking')).toBeInTheDocument();
  expect(within(second).queryByText(/an app tracks/)).not.toBeInTheDocument();
  expect(events).toEqual([
    ['offers-shown', { quoteId: quote.id, carriers: ['FCIC', 'USIC'], lowestTotal: expect.any(Number) }],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('Continue to buy opens the prices on the site in a tab that was opened within the click', async () => {
  const { addresses, opener, tab } = aTab();
  const { user, events } = open();
  const [first] = await buy();
  if (first) await user.click(first);
  expect(opener).toHaveBeenCalledWith('about:blank', '_blank');
  expect(tab.opener).toBeNull();
  await waitFor(() => expect(addresses).toEqual([RESUME]));
  expect(await screen.findByText('Your quote is open in a new tab.')).toBeInTheDocument();
  const packages = quote.vehicles.map((vehicle) => vehicle.coverage_package_name);
  expect(events.at(-1)).toEqual([
    'handoff',
    { quoteId: quote.id, carrier: 'FCIC', plan: 'monthly', packages },
  ]);
});

test('Continue to buy opens the price of its carrier, wherever it is in the list', async () => {
  const { addresses } = aTab();
  const { user } = open();
  const name = `Continue to buy with ${CARRIERS.USIC.name}`;
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(addresses).toEqual([RESUME.replace('FCIC', 'USIC')]));
});

test('in Spanish, the prices on the site are in Spanish too', async () => {
  const { addresses } = aTab();
  const { user } = open({}, { language: 'es' });
  const [first, second] = await screen.findAllByRole('button', { name: /Continuar para comprar/ });
  expect(second).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { level: 1, name: '2 aseguradoras tienen un precio para usted' }),
  ).toBeInTheDocument();
  if (first) await user.click(first);
  await waitFor(() => expect(addresses).toEqual([RESUME.replace('lang=en', 'lang=es')]));
});

test('if the browser blocks the tab, a frame leads the whole page there', async () => {
  const opener = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = open({}, { mode: 'frame' });
  const [first] = await buy();
  if (first) await user.click(first);
  await waitFor(() => expect(opener).toHaveBeenLastCalledWith(RESUME, '_top'));
  expect(screen.getByRole('link', { name: 'Open my quote' })).toHaveAttribute('href', RESUME);
});

test('if the browser blocks the tab, inline a link leads there', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = open();
  const [first] = await buy();
  if (first) await user.click(first);
  expect(await screen.findByRole('link', { name: 'Open my quote' })).toHaveAttribute('href', RESUME);
});

test('a failed handoff is told in place, closes the tab, and can be tried again', async () => {
  const { addresses, close } = aTab();
  const { user, api } = open({ 'POST /v2/quotes/:id/handoff': refusal(500, 'internal_error') });
  const [first] = await buy();
  if (first) await user.click(first);
  expect(await screen.findByText(/We couldn’t open your quote on our website/)).toBeInTheDocument();
  expect(close).toHaveBeenCalled();
  api.use({ 'POST /v2/quotes/:id/handoff': { status: 201, body: { code: 'the-code', expires_at: '' } } });
  if (first) await user.click(first);
  await waitFor(() => expect(addresses).toEqual([RESUME]));
});

test('no offer says so, to the page too, and leads back to the answers', async () => {
  const { events } = open({ 'GET /v2/quotes/:id/rates': aRateResult({ best_match: null, other_rates: [] }) });
  expect(await screen.findByText('No carrier has a price for you right now')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change my answers' })).toHaveAttribute('href', '/quotes/review');
  expect(events).toEqual([['offers-shown', { quoteId: quote.id, carriers: [], lowestTotal: null }]]);
});

test('a failed rating can be tried again', async () => {
  const { user, api } = open({ 'GET /v2/quotes/:id/rates': refusal(500, 'internal_error') });
  expect(await screen.findByText('We couldn’t get your prices')).toBeInTheDocument();
  api.use({ 'GET /v2/quotes/:id/rates': twoOffers });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test.each([
  ['moratorium', 'New policies are paused in your area'],
  ['rater_error', 'No carrier has a price for you right now'],
  ['invalid_vehicle', 'Review'],
])('a rating refused with %s shows: %s', async (code, words) => {
  open({ 'GET /v2/quotes/:id/rates': refusal(422, code) });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test.each([
  [
    'en',
    'Sold by Milepost Insurance Agency, LLC (IL license EX-1). If you buy, the carrier pays us a commission.',
  ],
  [
    'es',
    'Seguro vendido por Milepost Insurance Agency, LLC (licencia EX-1 en IL). Si usted compra, la aseguradora nos paga una comisión.',
  ],
] as const)(
  '%s: the offers on a partner’s page say who sells (reading 62) [R62-5]',
  async (language, words) => {
    const carriers = Object.values(CARRIERS).map(publicCarrier);
    const agency = { name: 'Milepost Insurance Agency, LLC', licenses: { IL: 'EX-1' } };
    open({ 'GET /v2/carriers/getallcarriers': { carriers, agency } }, { language });
    expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
  },
);
