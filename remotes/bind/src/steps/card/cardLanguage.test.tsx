import { refusal } from '@shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { card as es } from '../../locales/es/card';
import { callsTo } from '../../testing/openAt';
import { cardHeading, openCard } from '../../testing/openCard';
import { FIRST, forgetScripts, providerLoads, TOKEN } from '../../testing/payment';

const SDK = 'https://cards.test/sdk.js';

const sdk = () => providerLoads(SDK, 'CardSdk', 'collect');

/** Opens the card page in English, then presses Español. */
async function openAndSwitch() {
  const rendered = openCard(FIRST, { path: '/bol/online-payment' });
  const english = await sdk();
  await cardHeading();
  return { ...rendered, english, toSpanish: () => act(async () => rendered.speak('es')) };
}

afterEach(forgetScripts);

test('switching language also reopens the card service in it, for the same payment [R27]', async () => {
  const { english, toSpanish } = await openAndSwitch();
  expect(english.options).toMatchObject({ token: 'client-token', language: 'en' });
  await toSpanish();
  expect(await screen.findByText(es.card.lead)).toBeInTheDocument();
  expect(english.close).toHaveBeenCalledTimes(1);
  const spanish = await sdk();
  expect(spanish.options).toMatchObject({ token: 'client-token', language: 'es' });
});

test('switching language tells the server before the payment, once, since documents use it [R27]', async () => {
  const { api, toSpanish } = await openAndSwitch();
  expect(callsTo(api, 'tokens/token').map(({ headers }) => headers.get('accept-language'))).toEqual(['en']);
  await toSpanish();
  const heard = () => callsTo(api, 'tokens/token').map(({ headers }) => headers.get('accept-language'));
  await waitFor(() => expect(heard()).toEqual(['en', 'es']));
});

test('if the server does not respond to a language switch, the card fields stay', async () => {
  const { api, toSpanish } = await openAndSwitch();
  api.use({ [TOKEN]: refusal(503, 'unavailable') });
  await toSpanish();
  await waitFor(() => expect(callsTo(api, 'tokens/token')).toHaveLength(2));
  await sdk();
  expect(screen.queryByText(es.card.failedTitle)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: es.card.place })).toBeInTheDocument();
});
