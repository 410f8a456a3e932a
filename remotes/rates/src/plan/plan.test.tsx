import { aQuote, limitReached, refusal } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rates as en } from '../locales/en/rates';
import { deferred } from '../testing/deferred';
import { COMPARE, openRates, OVERVIEW } from '../testing/openRates';
import { ratedQuote, twoOffers } from '../testing/rateHandlers';

const ratesAsked = ({ api }: ReturnType<typeof openRates>) =>
  api.calls.filter(({ path }) => path.endsWith('/rates')).map(({ query }) => query.toString());
const inFull = () => screen.findByRole('radio', { name: /Pay in full/ });
const card = async () => within(await screen.findByRole('region', { name: en.overview.priceLabel }));
const monthly = () => screen.findByRole('radio', { name: /Monthly/ });

/** Like the API: rated by plan code, paying in full is cheaper. */
const byPlan = ({ query }: { query: URLSearchParams }) => {
  const result = twoOffers();
  const options = result.best_match?.payment_options ?? [];
  if (query.get('plan_code') !== '1001' || !result.best_match) return result;
  const cheaper = options.map((option) =>
    option.plan_type === 'pay_in_full' ? { ...option, premium: 90_000, deposit: 90_000 } : option,
  );
  return { ...result, best_match: { ...result.best_match, payment_options: cheaper } };
};

test('starts with the quote’s own plan; switching rates again with plan code and rate id (section 4) [2.9-12, 4-40, 4-41]', async () => {
  const rendered = openRates(OVERVIEW, { 'GET /v2/quotes/:id/rates': byPlan });
  expect(await monthly()).toBeChecked();
  // Both totals of the saving are in view (reading 54).
  expect(await monthly()).toHaveAccessibleName('Monthly $1,025');
  expect(await inFull()).toHaveAccessibleName('Pay in full $950 by phone or email, save $75');
  await rendered.user.click(await inFull());
  expect((await screen.findAllByText('$900'))[0]).toBeInTheDocument();
  expect(ratesAsked(rendered)).toContain('plan_code=1001&rate_id=rate-1');
});

test('a quote that is paid in full starts that way (section 4) [4-40]', async () => {
  openRates(OVERVIEW, { 'GET /v2/quotes/:id': aQuote({ ...ratedQuote, pay_in_full: true }) });
  expect(await inFull()).toBeChecked();
  expect(screen.getAllByText('$950')[0]).toBeInTheDocument();
});

test('until the new price has loaded the previous one is shown, never a mixture; a failure is reported', async () => {
  const rating = deferred();
  const { user, api } = openRates(OVERVIEW, {
    'GET /v2/quotes/:id/rates': ({ query }: { query: URLSearchParams }) =>
      query.has('plan_code') ? rating.ask() : twoOffers(),
  });
  await user.click(await inFull());
  expect(await inFull()).toBeChecked();
  expect((await card()).getByText('$1,025')).toBeInTheDocument();
  await waitFor(() => expect(api.calls.some(({ query }) => query.has('plan_code'))).toBe(true));
  await act(async () => rating.answer(refusal(503, 'unavailable')));
  expect(await screen.findByText(en.trouble.plan)).toBeInTheDocument();
  expect((await card()).getByText('$1,025')).toBeInTheDocument();
  const asked = api.calls.length;
  await user.click(screen.getByRole('button', { name: en.failure.retry }));
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(asked));
  await act(async () => rating.answer(twoOffers()));
  expect((await screen.findAllByText('$950'))[0]).toBeInTheDocument();
  expect(screen.queryByText(en.trouble.plan)).not.toBeInTheDocument();
});

test('after too many plan switches it says for how long', async () => {
  const { user } = openRates(OVERVIEW, {
    'GET /v2/quotes/:id/rates': ({ query }: { query: URLSearchParams }) =>
      query.has('plan_code') ? limitReached(7) : twoOffers(),
  });
  await user.click(await inFull());
  expect(await screen.findByText('Too many tries. Try again in 7 seconds.')).toBeInTheDocument();
  expect(screen.queryByText(en.trouble.plan)).not.toBeInTheDocument();
});

test('a choice made in the comparison is kept when leaving it immediately', async () => {
  const paidInFull = aQuote({ ...ratedQuote, pay_in_full: true });
  const saved = deferred();
  const rendered = openRates(COMPARE, {
    'GET /v2/quotes/:id': paidInFull,
    // The server's quote changes after the shopper has navigated on.
    'GET /v2/quotes/:id/rates': ({ query }: { query: URLSearchParams }) =>
      query.has('plan_code') ? saved.ask() : twoOffers(),
  });
  await rendered.user.click(await monthly());
  await rendered.user.click(screen.getByRole('link', { name: /Fairway Casualty/ }));
  await act(async () => saved.answer(twoOffers()));
  expect(await screen.findByRole('heading', { level: 1, name: /Fairway/ })).toBeInTheDocument();
  expect(await monthly()).toBeChecked();
  expect(await (await card()).findByText('$1,025')).toBeInTheDocument();
  expect(ratesAsked(rendered).at(-1)).toContain('plan_code=1006');
});

test('a quote without a number is rated with its first rate, which assigns one; one with a number is not [4-11, R10-2]', async () => {
  const rendered = openRates(COMPARE, {
    'GET /v2/quotes/:id': aQuote({ ...ratedQuote, quote_number: null }),
  });
  await waitFor(() => expect(ratesAsked(rendered)).toContain('rate_id=rate-1'));
  rendered.unmount();
  const numbered = openRates(COMPARE);
  await screen.findByRole('table');
  expect(ratesAsked(numbered)).toEqual(['']);
});

test('a price is announced once after it has changed, and not when it is first shown', async () => {
  const { user } = openRates(OVERVIEW, { 'GET /v2/quotes/:id/rates': byPlan });
  await user.click(await inFull());
  const announced = 'Your price with Fairway Casualty is now $900 for 6 months, by phone or email.';
  expect(await screen.findByText(announced)).toHaveRole('status');
  expect(screen.getAllByText(announced)).toHaveLength(1);
});

test('the first price is not in a live region', async () => {
  openRates(OVERVIEW);
  await screen.findByRole('table');
  for (const region of screen.getAllByRole('status')) expect(region).toBeEmptyDOMElement();
});

/** Every price announced by a live region of the page. */
function everSaid(): string[] {
  const announced: string[] = [];
  const listen = new MutationObserver(() => {
    for (const region of document.querySelectorAll('output')) {
      const text = region.textContent;
      if (text.startsWith('Your price') && announced.at(-1) !== text) announced.push(text);
    }
  });
  listen.observe(document.body, { childList: true, subtree: true, characterData: true });
  return announced;
}

test('switching back and forth only shows and announces prices that a plan has, each once', async () => {
  const { user } = openRates(OVERVIEW, { 'GET /v2/quotes/:id/rates': byPlan });
  await inFull();
  const announced = everSaid();
  await user.click(await inFull());
  await screen.findAllByText('$900');
  await user.click(await monthly());
  await (await card()).findByText('$1,025');
  await waitFor(() =>
    expect(announced).toEqual([
      'Your price with Fairway Casualty is now $900 for 6 months, by phone or email.',
      'Your price with Fairway Casualty is now $200 today, then 5 of $165.',
    ]),
  );
});

test('each switch asks the server again, even for a plan requested before, since it keeps the last one', async () => {
  const rendered = openRates(OVERVIEW, { 'GET /v2/quotes/:id/rates': byPlan });
  await rendered.user.click(await inFull());
  await screen.findAllByText('$900');
  await rendered.user.click(await monthly());
  await (await card()).findByText('$1,025');
  await rendered.user.click(await inFull());
  await waitFor(() => expect(ratesAsked(rendered).at(-1)).toBe('plan_code=1001&rate_id=rate-1'));
  expect(ratesAsked(rendered).filter((query) => query.startsWith('plan_code=1001'))).toHaveLength(2);
});
