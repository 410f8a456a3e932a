import { readEnvironment } from '../environment';
import { purchaseSettings } from './purchaseSettings';
import { ENVELOPE, ORDER } from '../testing/providerOrders';

const KEYS = { CARD_SDK_API_KEY: 'a', PAYMENT_FORM_API_KEY: 'b', ESIGN_API_KEY: 'c' };
const SITE = {
  SITE_URL: 'https://site.test',
  CARD_SDK_URL: 'https://cards.test',
  PAYMENT_FORM_URL: 'https://form.test',
  ESIGN_URL: 'https://sign.test',
  MAIL_URL: 'https://mail.test',
};

/** The bodies that a node with these settings sends to open a payment with each service and an envelope. */
async function sentBy(variables: NodeJS.ProcessEnv): Promise<string[]> {
  const sent = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody'));
  const { payments, signing } = purchaseSettings(readEnvironment({ ...KEYS, ...variables }), '/nowhere');
  await Promise.allSettled([payments.sdk.open(ORDER), payments.hosted.open(ORDER), signing.create(ENVELOPE)]);
  const bodies = sent.mock.calls.map(([, init]) => init?.body);
  sent.mockRestore();
  return bodies.filter((body) => typeof body === 'string');
}

const hooksOf = (bodies: readonly string[]) =>
  bodies.map((body): unknown => (JSON.parse(body) as { webhook_url: unknown }).webhook_url);

test.each([
  ["the site's own by default", SITE, 'https://site.test'],
  ['the configured one', { ...SITE, HOOKS_URL: 'https://hooks.test/' }, 'https://hooks.test'],
  ['the local site, without any setting', { PORT_BASE: '5200' }, 'http://localhost:5200'],
])('webhooks go to one public origin: %s', async (_name, variables, origin) => {
  expect(hooksOf(await sentBy(variables))).toEqual(
    ['cards', 'form', 'esign'].map((name) => `${origin}/v2/hooks/${name}`),
  );
});

test("two nodes of one site send the same bytes under one key, so that each can continue the other's work", async () => {
  expect(await sentBy({ ...SITE, PORT_BASE: '5200' })).toEqual(await sentBy({ ...SITE, PORT_BASE: '5300' }));
});
