import { CARRIERS } from '@shared/domain';
import { aPaymentOption, aRate, aRateResult, aVehicle, type FakeHandlers } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { offersOf } from '../offers/offersOf';
import { COMPARE, openRates } from '../testing/openRates';
import { ratedQuote, twoOffers } from '../testing/rateHandlers';
import { sideFrom } from './sideFrom';

const more = (carrier_id: 'IIC' | 'USHC', premium: number) =>
  aRate({
    ...twoOffers().best_match,
    id: `rate-${carrier_id}`,
    carrier_id,
    carrier_product_id: `${carrier_id}-DEFAULT`,
    policy_premium: premium,
  });
const fourOffers = () => {
  const two = twoOffers();
  return { ...two, other_rates: [...two.other_rates, more('USHC', 120_000), more('IIC', 130_000)] };
};
const open = (search = '', handlers: FakeHandlers = {}, language: 'en' | 'es' = 'en') =>
  openRates(`${COMPARE}${search}`, handlers, language);
const standing = () => screen.getByTestId('standing').textContent;
/** The table is shown from 600 px, which jsdom ignores; the cards are next to it. */
const hidden = true;
const box = (carrier: RegExp) => screen.findByRole('checkbox', { name: carrier });

beforeEach(() => sessionStorage.clear());

test('the first card is recommended and says why in dollars; each links to its own coverage (2.10) [2.1-10, 2.10-1, 2.10-3, 2.10-5, 1-8]', async () => {
  const { best_match, other_rates } = twoOffers();
  // $1,155 in all beside $1,025 (reading 54).
  const dearer = other_rates.map((rate) => ({
    ...rate,
    payment_options: [aPaymentOption({ deposit: 33_000, premium: 113_000 })],
  }));
  const { container } = open('', {
    'GET /v2/quotes/:id/rates': aRateResult({ best_match, other_rates: dearer }),
  });
  const first = await screen.findByRole('article', { name: 'Fairway Casualty' });
  const second = screen.getByRole('article', { name: 'Union Summit Insurance' });
  expect(screen.getAllByRole('article')).toEqual([first, second]);
  expect(within(first).getByText('Recommended')).toBeInTheDocument();
  expect(within(first).getByText(/In all, it’s \$130 less than the next one/)).toBeInTheDocument();
  expect(within(second).queryByText('Recommended')).not.toBeInTheDocument();
  expect(within(second).getByRole('link')).toHaveAttribute('href', '/quotes/quote-1/rates/?index=1');
  expect(within(second).getByRole('img', { name: 'Strength 2 of 4' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['rater_error', 'Union Summit Insurance can’t offer a price for this quote.'],
  ['declined', 'Union Summit Insurance can’t insure you with an answer in your application.'],
])('a carrier that is left out because of %s is named below the others [R56-5]', async (code, words) => {
  const declined = [{ carrier_id: 'USIC' as const, errors: [{ code, message: '' }] }];
  open('', { 'GET /v2/quotes/:id/rates': { ...twoOffers(), other_rates: [], declined } });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('each card shows its price and the coverage strength (2.10) [2.10-4]', async () => {
  const { best_match: first, other_rates: others } = twoOffers();
  const dearer = [aPaymentOption({ deposit: 23_000, installment_info: { amount: 18_000, fee: 500 } })];
  open('', {
    'GET /v2/quotes/:id': {
      ...ratedQuote,
      vehicles: [aVehicle({ coverage_package_name: 'BETTER' })],
    },
    'GET /v2/quotes/:id/rates': {
      ...twoOffers(),
      best_match: first,
      other_rates: others.map((rate) => ({ ...rate, payment_options: dearer })),
    },
  });
  for (const [carrier, price, total] of [
    ['Fairway Casualty', 'today, then 5 of $165', '$1,025 in all for 6 months, fees included'],
    ['Union Summit Insurance', 'today, then 5 of $185', '$1,155 in all for 6 months, fees included'],
  ] as const) {
    const card = within(await screen.findByRole('article', { name: carrier }));
    expect(card.getByText(price)).toBeInTheDocument();
    expect(card.getByText(total)).toBeInTheDocument();
    expect(card.getByText('Coverage strength')).toBeInTheDocument();
    expect(card.getByRole('img', { name: 'Strength 3 of 4' })).toBeInTheDocument();
  }
});

test('the program is named beside its price, and the lowest price without it is marked [R49]', async () => {
  const tracked = /^An app tracks braking/;
  const plain = open();
  const monitored = within(await screen.findByRole('article', { name: 'Union Summit Insurance' }));
  expect(monitored.getByText(tracked)).toBeInTheDocument();
  expect(monitored.getByText('The program takes $60 off this premium.')).toBeInTheDocument();
  expect(within(screen.getByRole('article', { name: 'Fairway Casualty' })).queryByText(tracked)).toBeNull();
  // The lowest price of all has no tracking, so nothing is marked.
  expect(screen.queryByText('Lowest without tracking')).not.toBeInTheDocument();
  plain.unmount();
  const { best_match: first, other_rates: others } = twoOffers();
  const [second] = others;
  open('', {
    'GET /v2/quotes/:id/rates': {
      ...twoOffers(),
      best_match: { ...first, monitored_driver: true },
      other_rates: [{ ...second, monitored_driver: false }],
    },
  });
  const untracked = within(await screen.findByRole('article', { name: 'Union Summit Insurance' }));
  expect(untracked.getByText('Lowest without tracking')).toBeInTheDocument();
});

test('the sort order is explained, and each card shows its premium', async () => {
  open();
  expect(await screen.findByText(/Lowest premium/)).toBeInTheDocument();
  const premiums = screen.getAllByText(/^Premium \$/).map(({ textContent }) => textContent);
  expect(premiums).toEqual(['Premium $980 for 6 months', 'Premium $1,100 for 6 months']);
});

test('monthly or in full applies to all; the lowest price is announced once (2.10) [2.10-2]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /Pay in full/ }));
  const first = await screen.findByRole('article', { name: 'Fairway Casualty' });
  expect(await within(first).findByText('$950')).toBeInTheDocument();
  expect(
    await screen.findByText(
      'Prices are now for paying in full. The lowest is Fairway Casualty: $950 for 6 months, by phone or email.',
    ),
  ).toHaveRole('status');
});

test('two or three can be selected, which is announced; a fourth is refused with the reason (issue 17); the URL then has them', async () => {
  const { user } = open('', { 'GET /v2/quotes/:id/rates': fourOffers() });
  await user.click(await box(/Fairway Casualty/));
  expect(screen.queryByRole('link', { name: /side by side/ })).not.toBeInTheDocument();
  await user.click(await box(/Union Summit/));
  expect(screen.getByText('2 chosen. Compare them below.')).toHaveRole('status');
  const [, , third, fourth] = screen.getAllByRole('checkbox');
  await user.click(third ?? document.body);
  await user.click(fourth ?? document.body);
  expect(fourth).not.toBeChecked();
  expect(fourth).toHaveAccessibleDescription(en.compare.pickFull);
  expect(screen.getByText(en.compare.pickFull, { selector: 'output' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Compare 3 side by side' }));
  expect(standing()).toBe(`${COMPARE}?side=FCIC,USIC,USHC`);
  expect(await screen.findByRole('table', { hidden })).toBeInTheDocument();
});

test('side by side: price, plan, fees and strength, then each coverage; rows that differ are marked', async () => {
  const { container } = open('?side=FCIC,USIC');
  const table = await screen.findByRole('table', { hidden });
  expect(
    within(table).getByText('Prices and coverages of Fairway Casualty, Union Summit Insurance'),
  ).toBeInTheDocument();
  const rowOf = (name: string) => within(table).getByText(name).closest('tr');
  expect(rowOf('Premium for 6 months')).toHaveTextContent('$980lowest$1,100');
  expect(rowOf('Due today')).toHaveTextContent('$200$200');
  expect(rowOf('Payments after today')).toHaveTextContent('5 payments of $165');
  expect(rowOf('Policy fees')).toHaveTextContent('$20$20');
  expect(rowOf('Coverage strength')).toHaveTextContent('Strength 2 of 4Strength 2 of 4');
  expect(rowOf('Monitored driver program')).toHaveTextContent(
    'NoYes: for 6 months an app tracks your braking, turning and speed',
  );
  expect(rowOf('2019 Toyota Camry, premium')).toHaveTextContent('$980lowest$1,100');
  expect(rowOf('Bodily injury liability')).toHaveTextContent(
    '$980lowest$25K per person / $50K per accident$1,100$25K per person / $50K per accident',
  );
  expect(within(table).getAllByRole('link', { hidden }).at(1)).toHaveAttribute(
    'href',
    '/quotes/quote-1/rates/?index=1',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('side by side: of amounts that round up to the same dollar none is the lowest', async () => {
  const { other_rates: others, ...result } = twoOffers();
  const centsLess = others.map((rate) => ({
    ...rate,
    payment_options: rate.payment_options.map((option) => ({ ...option, deposit: option.deposit - 40 })),
  }));
  open('?side=FCIC,USIC', { 'GET /v2/quotes/:id/rates': { ...result, other_rates: centsLess } });
  const due = within(await screen.findByRole('table', { hidden }))
    .getByText('Due today')
    .closest('tr');
  expect(due).toHaveTextContent('$200$200');
  expect(due).not.toHaveTextContent('lowest');
});

test('a reload keeps the two; Back to all offers keeps them checked, and removes them from the URL', async () => {
  const { user } = open('?side=FCIC,USIC');
  expect(await screen.findByRole('heading', { name: en.side.heading })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: en.side.back }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(standing()).toBe(COMPARE));
  expect(await box(/Fairway Casualty/)).toBeChecked();
  expect(await box(/Union Summit/)).toBeChecked();
  expect(screen.queryByRole('table', { hidden })).not.toBeInTheDocument();
});

test.each([
  ['USIC,FCIC', ['FCIC', 'USIC']],
  ['FCIC', null],
  ['FCIC,TXR', null],
  ['\0,,', null],
  ['FCIC,FCIC', null],
  ['', null],
  [null, null],
])('%j names the offers %j', (text, names) => {
  const offers = offersOf(aRateResult(twoOffers()), Object.values(CARRIERS));
  expect(sideFrom(text, offers)?.map(({ carrier }) => carrier.id) ?? null).toEqual(names);
});

test('an address that does not name two offers shows all of them', async () => {
  open('?side=FCIC,TXR');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('table', { hidden })).not.toBeInTheDocument();
});

test('the table has Spanish texts', async () => {
  open('?side=FCIC,USIC', {}, 'es');
  const table = await screen.findByRole('table', { hidden });
  expect(within(table).getByText('Prima por 6 meses')).toBeInTheDocument();
  expect(table.textContent).not.toMatch(/side\.|rows\.|limits\./);
});

test('returning from side by side keeps the boxes checked', async () => {
  const { user } = open('', { 'GET /v2/quotes/:id/rates': fourOffers() });
  await user.click(await box(/Union Summit/));
  await user.click(screen.getAllByRole('checkbox').at(2) ?? document.body);
  await user.click(screen.getByRole('link', { name: 'Compare 2 side by side' }));
  await screen.findByRole('table', { hidden });
  await user.click(screen.getByRole('link', { name: en.side.back }));
  expect(await box(/Union Summit/)).toBeChecked();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

test('a reload keeps the boxes checked', async () => {
  const first = open('', { 'GET /v2/quotes/:id/rates': fourOffers() });
  await first.user.click(await box(/Union Summit/));
  first.unmount();
  open('', { 'GET /v2/quotes/:id/rates': fourOffers() });
  expect(await box(/Union Summit/)).toBeChecked();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});
