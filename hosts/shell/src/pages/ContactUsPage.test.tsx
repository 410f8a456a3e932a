import { limitReached, refusal, storedQuote } from '@shared/testing';
import type { Language } from '@shared/event-bus';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pages as en } from '../locales/en/pages';
import { pages as es } from '../locales/es/pages';
import { openSite, type Site } from '../testing/openSite';

const main = () => within(screen.getByRole('main'));
const review = () => main().getByRole('link', { name: 'Go back to your quote' });
const CARRIERS = 'GET /v2/carriers/getallcarriers';

async function open(stored: Record<string, string>, language: Language = 'en'): Promise<Site> {
  const handlers = { [CARRIERS]: refusal(500, 'internal_error') };
  const site = openSite('/contact-us', { stored, handlers, language });
  await screen.findByRole('heading', { level: 1, name: { en, es }[language].contactUs.title });
  return site;
}

/** Opens the page through a link with router state. */
function arriveWith(state: unknown) {
  const entry = { usr: state, key: 'k', idx: 1 };
  act(() => {
    window.history.pushState(entry, '', '/contact-us');
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
  });
}

async function inAnOutage(): Promise<Site> {
  const site = await open(storedQuote());
  await act(() => site.transport.callPlain('api', '/v2/carriers/getallcarriers').catch(() => undefined));
  await main().findByText(/We couldn’t reach our quoting system/);
  return site;
}

test('shows the provider’s phone and email, and a link back to a stored quote [2.11-1, 2.11-2]', async () => {
  const { container } = await open(storedQuote());
  expect(main().getByRole('link', { name: '(312) 555-0142' })).toHaveAttribute('href', 'tel:+13125550142');
  expect(main().getByRole('link', { name: 'help@milepost.example' })).toBeInTheDocument();
  expect(review()).toHaveAttribute('href', '/quotes/review?resume=1');
  expect(await axe(container)).toHaveNoViolations();
});

test('without a stored quote there is no link back [2.11-2]', async () => {
  await open({});
  expect(main().queryByRole('link', { name: 'Go back to your quote' })).not.toBeInTheDocument();
});

test('in an outage it says what is saved, checks again, and continues once the API responds [2.11-4, R10-5]', async () => {
  const { user, api, bus } = await inAnOutage();
  await user.click(main().getByRole('button', { name: 'Try again' }));
  await main().findByText(/still not answering/);
  api.use({ [CARRIERS]: { carriers: [] } });
  await user.click(main().getByRole('button', { name: 'Try again' }));
  await user.click(review());
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  expect(bus.last('api:availability-changed')).toMatchObject({ unavailable: false });
});

test('an outage shows the failed call’s request id, as in our logs', async () => {
  const { bus } = await inAnOutage();
  const reference = bus.last('api:availability-changed')?.reference;
  expect(reference).toMatch(/^[\w-]{8,64}$/);
  expect(main().getByText(`Reference: ${reference}`)).toBeInTheDocument();
});

test('after too many checks it says how long to wait, not that the API is down', async () => {
  const { user, api } = await inAnOutage();
  api.use({ [CARRIERS]: limitReached(9) });
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByText('Too many tries. Try again in 9 seconds.')).toBeInTheDocument();
  expect(main().queryByText(/not answering/)).not.toBeInTheDocument();
});

test('in an outage the link back checks the API first instead of looping', async () => {
  const { user, api } = await inAnOutage();
  await user.click(review());
  await main().findByText(/still not answering/);
  api.use({ [CARRIERS]: { carriers: [] } });
  await user.click(review());
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  expect(window.location.pathname).toBe('/quotes/review');
});

test('an ended purchase leads here and says that nothing was charged [2.12-64]', async () => {
  await open(storedQuote());
  expect(main().queryByText('Your purchase wasn’t completed')).not.toBeInTheDocument();
  arriveWith({ purchaseEnded: true });
  expect(await main().findByText('Your purchase wasn’t completed')).toBeInTheDocument();
});

const reported = (code: string) => ({ code, message: 'words of a server' });
const REPORTED = ['rater_error', 'too_many_at_fault', 'new_code', 'newer_code'].map(reported);

test('shows why nothing could be rated above the contacts, each reason once and in our own words, in Spanish too [2.11-3, 8-8]', async () => {
  const { reasons } = es.contactUs;
  const { container } = await open(storedQuote(), 'es');
  arriveWith({ ratingErrors: REPORTED, quoteVersion: 1 });
  const first = await main().findByText(reasons.rater_error);
  const phone = main().getByRole('link', { name: '(312) 555-0142' });
  expect(first.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(main().getByText(reasons.too_many_at_fault)).toBeInTheDocument();
  expect(main().getAllByText(reasons.other)).toHaveLength(1);
  expect(main().queryByText('words of a server')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('no reason, no item with a code or something else in the history: shows the page without a message', async () => {
  await open(storedQuote());
  for (const state of [
    { ratingErrors: [] },
    { ratingErrors: [null, 'x', { code: { deep: true } }, ['rater_error']] },
    'rater_error',
  ]) {
    arriveWith(state);
    for (const reason of Object.values(en.contactUs.reasons)) {
      expect(main().queryByText(reason)).not.toBeInTheDocument();
    }
    expect(review()).toBeInTheDocument();
  }
});
