import { refusal, type FakeHandlers } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { card as en } from '../../locales/en/card';
import { leaving } from '../../locales/en/leaving';
import { address, callsTo } from '../../testing/openAt';
import { cardHeading, openCard } from '../../testing/openCard';
import {
  bound,
  CANCEL,
  FIRST,
  forgetScripts,
  heldQuote,
  payable,
  providerLoads,
} from '../../testing/payment';

afterEach(forgetScripts);

/** Opens the card page and presses its button to leave twice. */
const leave = async (handlers: FakeHandlers) => {
  const rendered = openCard(FIRST, { path: '/bol/online-payment', handlers });
  await providerLoads('https://cards.test/sdk.js', 'CardSdk', 'collect');
  await cardHeading();
  await rendered.user.dblClick(screen.getByRole('button', { name: en.card.leave }));
  return rendered;
};

test('a double click cancels once', async () => {
  const { api } = await leave({});
  await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
  expect(callsTo(api, '/cancel-payment')).toHaveLength(1);
});

test('if it was paid after all, it continues to signing [R8-3]', async () => {
  const held = heldQuote(payable(FIRST));
  await leave({
    ...held.handlers,
    [CANCEL]: () => {
      held.now(bound(FIRST));
      return bound(FIRST);
    },
  });
  await waitFor(() => expect(address()).toHaveTextContent('/bol/signatures'));
});

test('if nobody can say whether it was paid, it claims nothing and asks again', async () => {
  const { api, user } = await leave({ [CANCEL]: refusal(502, 'unavailable') });
  expect(await screen.findByText(leaving.leaving.unsureTitle)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  api.use({ [CANCEL]: payable(FIRST, { status: 'FINAL_RATED' }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
});
