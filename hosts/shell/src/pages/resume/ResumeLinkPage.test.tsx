import { paths } from '@shared/domain';
import { aQuote, aVehicle, refusal, storedQuote, type FakeHandlers } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openSite, type Site } from '../../testing/openSite';

const rated = aQuote({ id: 'quote-7', status: 'RATED', version: 3 });
const SPENT = refusal(410, 'resume_code_spent');

const follow = (answer: FakeHandlers[string], stored = {}): Site =>
  openSite('/resume/the-code', { handlers: { 'POST /v2/resume': answer }, stored });
const open = () => screen.findByRole('button', { name: 'Open my quote' });

test('exchanges the code only when the button is pressed, since email programs open links by themselves [R39-5]', async () => {
  const { api, user, storage, container } = follow(rated);
  await open();
  expect(await axe(container)).toHaveNoViolations();
  expect(api.calls).toEqual([]);
  await user.click(await open());
  await screen.findByRole('heading', { level: 1, name: 'rates' });
  expect(api.calls.map(({ body }) => body)).toEqual([{ code: 'the-code' }]);
  expect(window.location.pathname).toBe('/quotes/quote-7/rates/');
  expect(storage.getItem('quoteId')).toBe('quote-7');
  expect(storage.getItem('quoteKey')).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['quote.vehicles', paths.vehicles()],
  ['//evil.example', paths.newDriver()],
])(
  'a link to the step %s opens it if the quote allows it, otherwise the furthest one',
  async (step, path) => {
    const quote = aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()] });
    const { user } = openSite(paths.resume('the-code', { step }), { handlers: { 'POST /v2/resume': quote } });
    await user.click(await open());
    await screen.findByRole('heading', { level: 1, name: 'quote' });
    expect(window.location.pathname).toBe(path);
  },
);

test('replaces another stored quote only after confirmation', async () => {
  const { api, user, storage } = follow(rated, storedQuote('quote-1'));
  await screen.findByText(/This browser already has a quote/);
  await user.click(await open());
  const dialog = await screen.findByRole('dialog', { name: 'Replace the quote in this browser?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep the quote in this browser' }));
  expect(api.calls).toEqual([]);
  expect(storage.getItem('quoteId')).toBe('quote-1');
  await user.click(await open());
  await user.click(await screen.findByRole('button', { name: 'Open the quote from the email' }));
  await waitFor(() => expect(storage.getItem('quoteId')).toBe('quote-7'));
});

test.each([410, 400])(
  'a code that opens nothing (%s) says so and where to get a new link',
  async (status) => {
    const { user, container } = follow(refusal(status, 'resume_code_spent'));
    await user.click(await open());
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'This link no longer opens a quote',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'How to get a new link' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Start a new quote' })).toHaveAttribute('href', '/quotes/new');
    expect(main.getByRole('link', { name: 'Call (312) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+13125550142',
    );
    expect(main.getByRole('link', { name: 'Email us' })).toHaveAttribute(
      'href',
      'mailto:help@milepost.example',
    );
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('a used link in the browser that used it leads back to the quote', async () => {
  const { user } = follow(SPENT, storedQuote('quote-1'));
  await user.click(await open());
  await user.click(await screen.findByRole('button', { name: 'Open the quote from the email' }));
  await screen.findByText(/A quote is open in this browser/);
  await user.click(screen.getByRole('link', { name: 'Continue with the quote in this browser' }));
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  expect(window.location.pathname).toBe('/quotes/review');
});

test('a network failure does not use up the link, and retrying works', async () => {
  const { api, user } = follow(refusal(503, 'unavailable'));
  await user.click(await open());
  expect(await screen.findByRole('alert')).toHaveTextContent('The link still works');
  api.use({ 'POST /v2/resume': rated });
  await user.click(await open());
  await screen.findByRole('heading', { level: 1, name: 'rates' });
  // Sends the same key again, so a lost response does no harm.
  expect(new Set(api.calls.map(({ quoteKey }) => quoteKey)).size).toBe(1);
});

test('a 500 leads to contact-us, like for any call [8-2]', async () => {
  const { user } = follow(refusal(500, 'internal_error'));
  await user.click(await open());
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  expect(window.location.pathname).toBe('/contact-us');
});
