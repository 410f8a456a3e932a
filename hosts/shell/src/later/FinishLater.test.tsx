import { paths, RESUME_LINK_DAYS, stepNameAt } from '@shared/domain';
import { limitReached, refusal, storedQuote, type FakeHandlers } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openSite } from '../testing/openSite';

const MAIL = 'POST /v2/quotes/:id/resume-links';
const ACCEPTED = { status: 202, body: { status: 'accepted' } };
const TO = 'ann@example.com';

const at = (path: string, answer: FakeHandlers[string] = ACCEPTED, language: 'en' | 'es' = 'en') =>
  openSite(path, { handlers: { [MAIL]: answer }, stored: storedQuote(), language });
const opener = () => screen.findByRole('button', { name: 'Finish later' });
const dialog = () => screen.findByRole('dialog', { name: 'Finish later' });
const field = () => screen.findByRole('textbox', { name: 'Your email address' });

// The domain's tables say of every path whether it is a step.
test('a page with its own document has a button that emails a link back to this step', async () => {
  const path = paths.signatures();
  const { api, user } = at(path);
  await user.click(await opener());
  await user.type(await field(), `${TO}{Enter}`);
  await screen.findByText(`We’re emailing a link to ${TO}`);
  expect(api.calls.map((call) => [call.path, call.body])).toEqual([
    ['/v2/quotes/quote-1/resume-links', { to: TO, step: stepNameAt(path) }],
  ]);
});

test('a misspelled mail domain gets a hint before the link is sent there', async () => {
  const { user } = at(paths.review());
  await user.click(await opener());
  await user.type(await field(), 'ann@gmial.com');
  await user.tab();
  expect(screen.getByText('Did you mean ann@gmail.com?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await field()).toHaveValue('ann@gmail.com');
});

test('a page that is not a step has no button', async () => {
  at(paths.final('quote-1'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Finish later' })).not.toBeInTheDocument();
});

test('a quote that is not open here cannot be emailed [R34]', async () => {
  at(paths.rates('quote-2'));
  await screen.findByRole('heading', { level: 1, name: 'This quote isn’t open in this browser' });
  expect(screen.queryByRole('button', { name: 'Finish later' })).not.toBeInTheDocument();
});

test('explains what will happen, takes an email address, and then shows where the link was sent', async () => {
  const { api, user, bus } = at(paths.review());
  const events: unknown[] = [];
  bus.on('alert:show-requested', (event) => events.push(event));
  await user.click(await opener());
  expect(await axe(await dialog())).toHaveNoViolations();
  const inDialog = within(await dialog());
  expect(
    inDialog.getByText(new RegExp(`works once and expires in ${RESUME_LINK_DAYS} days`)),
  ).toBeInTheDocument();
  expect(inDialog.getByText(/haven’t saved yet won’t be there/)).toBeInTheDocument();
  expect(await field()).toHaveAttribute('type', 'email');
  expect(await field()).toHaveAttribute('autocomplete', 'email');
  await user.type(await field(), TO);
  await user.click(inDialog.getByRole('button', { name: 'Email me a link' }));
  const notice = await screen.findByText(`We’re emailing a link to ${TO}`);
  expect(notice.closest('output')).not.toBeNull();
  expect(api.calls.map((call) => [call.path, call.body])).toEqual([
    ['/v2/quotes/quote-1/resume-links', { to: TO, step: 'quote.review' }],
  ]);
  expect(await axe(await dialog())).toHaveNoViolations();
  // An event may carry no personal data.
  expect(events).toEqual([]);
  const close = inDialog.getAllByRole('button', { name: 'Close' }).at(-1);
  expect(close).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await opener()).toHaveFocus();
});

test('a malformed address gets a message, and nothing is sent (reading 52)', async () => {
  const { user, api } = at(paths.review());
  await user.click(await opener());
  await user.type(await field(), 'ann@example{Enter}');
  expect(await field()).toHaveAccessibleDescription('Enter your full email address.');
  expect(within(await dialog()).getByRole('alert')).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test('a failed email keeps the dialog open with the reason and the address; retrying works [R21-2]', async () => {
  const { user, api } = at(paths.purchaseReview(), refusal(503, 'unavailable'));
  await user.click(await opener());
  await user.type(await field(), `${TO}{Enter}`);
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t email your link.');
  expect(alert).toHaveFocus();
  expect(await field()).toHaveValue(TO);
  api.use({ [MAIL]: limitReached(1800) });
  await user.type(await field(), '{Enter}');
  await within(await dialog()).findByText(/Try again in 30 minutes/);
  api.use({ [MAIL]: ACCEPTED });
  await user.type(await field(), '{Enter}');
  await screen.findByText(`We’re emailing a link to ${TO}`);
});

test.each([
  [paths.cardDetails(), /Card details are never saved/],
  [paths.signatures(), /Sign before your deadline/],
])('at %s the dialog says what happens to what is not finished', async (path, words) => {
  const { user } = at(path);
  await user.click(await opener());
  await within(await dialog()).findByText(words);
});

test('in Spanish', async () => {
  const { user } = at(paths.drivers(), ACCEPTED, 'es');
  await user.click(await screen.findByRole('button', { name: 'Terminar más tarde' }));
  await user.type(await screen.findByRole('textbox', { name: 'Su correo electrónico' }), `${TO}{Enter}`);
  await screen.findByText(`Estamos enviando un enlace a ${TO}`);
});
