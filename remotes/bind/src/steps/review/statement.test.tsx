import { COMPANIES, type Quote } from '@shared/domain';
import { currentStatement } from '@shared/i18n/statement';
import { refusal, type FakeHandlers } from '@shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anApplication } from '../../testing/anApplication';
import { openAt } from '../../testing/openAt';

const STATE = 'POST /v2/quotes/:id/consents/statement';
const WORDS = currentStatement('IL');

function open(
  answer: FakeHandlers[string] = () => ({ quote: anApplication({ version: 2 }) }),
  quote: Quote = anApplication(),
) {
  return openAt('/bol/quotes/review', quote, { handlers: { [STATE]: answer } });
}
const box = () => screen.findByRole('checkbox', { name: WORDS.statement.en });
const go = () => screen.getByRole('button', { name: 'Get my final price' });
const address = () => screen.getByTestId('address').textContent;

test('there is no final quote until the box is checked; pressing early shows the error (2.12, reading 52) [2.12-47, 2.12-48]', async () => {
  const { user, api } = open();
  expect(await box()).not.toBeChecked();
  await user.click(go());
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(await box()).toHaveAccessibleDescription('Check the box to confirm that your answers are true.');
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(await box());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await box());
  await user.click(go());
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('checking it signs the wording shown and leads to the final quote (2.12) [2.12-48, R39]', async () => {
  const { user, api } = open();
  await user.click(await box());
  await user.click(go());
  await waitFor(() => expect(address()).toBe('/bol/quotes/quote-1/rates'));
  expect(api.calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/v2/quotes/quote-1/consents/statement', body: { version: WORDS.version, quote_version: 1 } },
  ]);
});

test('the fraud notice of the state is above the box', async () => {
  const quote = anApplication();
  open(undefined, { ...quote, address: { ...quote.address, state: 'OH' } });
  const notice = await screen.findByText(/is guilty of insurance fraud\.$/);
  const statement = await screen.findByRole('checkbox');
  expect(notice.compareDocumentPosition(statement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a lost connection: reported and focused, the box stays checked, retrying works [R10-3]', async () => {
  const { user, api, container } = open(() => Promise.reject(new TypeError('offline')));
  await user.click(await box());
  await user.click(go());
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('We couldn’t save your statement');
  expect(problem).toHaveFocus();
  expect(await box()).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
  api.use({ [STATE]: () => ({ quote: anApplication({ version: 2 }) }) });
  await user.click(go());
  await waitFor(() => expect(address()).toBe('/bol/quotes/quote-1/rates'));
});

test('answers changed in another tab have to be reviewed and stated again', async () => {
  const { user, api, bus } = open();
  await user.click(await box());
  api.use({ 'GET /v2/quotes/:id': anApplication({ version: 2 }) });
  act(() => bus.emit('quote:version-changed', { quoteId: 'quote-1', version: 2 }));
  await waitFor(async () => expect(await box()).not.toBeChecked());
});

test('if the server has newer answers, they are shown and the box is cleared', async () => {
  const { user, api } = open(refusal(412, 'version_stale'));
  await user.click(await box());
  api.use({ 'GET /v2/quotes/:id': anApplication({ version: 3 }) });
  await user.click(go());
  await screen.findByRole('alert');
  await waitFor(async () => expect(await box()).not.toBeChecked());
});

test('below the box stands the company that gets the application, alone (reading 62) [R62-4]', async () => {
  const quote = anApplication();
  open(undefined, quote);
  const { legalName } = COMPANIES[quote.selected_rate?.carrier_id ?? 'IIC'];
  expect(await screen.findByText(/sends this whole application to/)).toHaveTextContent(
    `“Get my final price” sends this whole application to ${legalName} and to no other carrier. If you buy, it pays us a commission.`,
  );
});
