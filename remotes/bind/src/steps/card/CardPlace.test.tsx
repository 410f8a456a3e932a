import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { card as en } from '../../locales/en/card';
import { address, callsTo } from '../../testing/openAt';
import { cardHeading, openCard } from '../../testing/openCard';
import { FIRST, forgetScripts, providerComes, providerLoads } from '../../testing/payment';

const PATH = '/bol/online-payment';
const SDK = 'https://cards.test/sdk.js';
const text = en.card;

afterEach(forgetScripts);

test('shows Loading until the fields are ready, not just until they start to load [2.12-59]', async () => {
  openCard(FIRST, { path: PATH });
  const { say } = await providerComes(SDK, 'CardSdk', 'collect');
  await cardHeading();
  expect(screen.getByText('Loading for Payment')).toBeInTheDocument();
  say({ type: 'ready' });
  await waitFor(() => expect(screen.queryByText('Loading for Payment')).not.toBeInTheDocument());
});

test('fields that fail are reported, removed, and reopened for the same payment', async () => {
  const { api, container, user } = openCard(FIRST, { path: PATH });
  const { say, close } = await providerComes(SDK, 'CardSdk', 'collect');
  await cardHeading();
  say({ type: 'error', description: 'The card service isn’t answering.' });
  expect(await screen.findByText('The card service isn’t answering.')).toBeInTheDocument();
  expect(screen.queryByText('Loading for Payment')).not.toBeInTheDocument();
  expect(close).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: text.leave })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  say({ type: 'card_added', result: { session_id: 'session-1' } });
  expect(address()).toHaveTextContent(PATH);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Loading for Payment')).toBeInTheDocument();
  expect(screen.queryByText('The card service isn’t answering.')).not.toBeInTheDocument();
  const again = await providerLoads(SDK, 'CardSdk', 'collect');
  expect(again.options).toMatchObject({ token: 'client-token' });
  expect(callsTo(api, '/cancel-payment')).toHaveLength(0);
  again.say({ type: 'card_added', result: { session_id: 'session-1' } });
  await waitFor(() => expect(callsTo(api, '/bind')).toHaveLength(1));
});
