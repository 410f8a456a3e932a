import { limitReached, refusal, storedQuote } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openSite } from '../../testing/openSite';

const ACCEPTED = { status: 202, body: { status: 'accepted' } };
const ASK = { 'POST /v2/resume-links': ACCEPTED };
const OTHERS = '/quotes/quote-2/rates/';

const field = () => screen.findByRole('textbox', { name: 'Your email address' });
const button = () => screen.getByRole('button', { name: 'Email me a link' });

test('a link to someone else’s quote offers an emailed link and opens nothing [R34, R34-3]', async () => {
  const { api, container } = openSite(OTHERS, { stored: storedQuote('quote-1'), handlers: ASK });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This quote isn’t open in this browser' }),
  ).toBeInTheDocument();
  expect(await field()).toBeInTheDocument();
  expect(button()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue with the quote in this browser' })).toHaveAttribute(
    'href',
    '/quotes/review?resume=1',
  );
  expect(await axe(container)).toHaveNoViolations();
  expect(api.calls).toEqual([]);
});

test('submitting an incomplete address shows its error (reading 52)', async () => {
  const { user, api } = openSite(OTHERS, { handlers: ASK });
  await user.type(await field(), 'ann@example');
  await user.click(button());
  expect(await field()).toHaveAccessibleDescription(/Enter your full email address\./);
  await user.type(await field(), '{Enter}');
  expect(api.calls).toEqual([]);
  await user.type(await field(), '.com');
  expect(await field()).not.toHaveAccessibleDescription(/Enter your full/);
});

test('the response is the same for everyone: if the address was used, a link is on its way [R39-4]', async () => {
  const { user, api } = openSite(OTHERS, { handlers: ASK });
  await user.type(await field(), 'ann@example.com{Enter}');
  const notice = await screen.findByText(
    /If ann@example\.com was used with this quote, a link is on its way/,
  );
  expect(notice.closest('output')).not.toBeNull();
  expect(api.calls.map(({ body }) => body)).toEqual([{ quote_id: 'quote-2', to: 'ann@example.com' }]);
});

test('a failure is shown and keeps what was typed; a rate limit says when it ends; retrying works', async () => {
  const { user, api } = openSite(OTHERS, {
    handlers: { 'POST /v2/resume-links': refusal(503, 'unavailable') },
  });
  await user.type(await field(), 'ann@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy right now');
  expect(await field()).toHaveValue('ann@example.com');
  api.use({ 'POST /v2/resume-links': limitReached(540) });
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Try again in 9 minutes'));
  api.use(ASK);
  await user.click(button());
  await screen.findByText(/a link is on its way/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('in Spanish', async () => {
  openSite(OTHERS, { language: 'es' });
  expect(await screen.findByRole('button', { name: 'Enviarme un enlace' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
});
