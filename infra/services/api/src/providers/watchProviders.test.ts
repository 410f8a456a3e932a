import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createHttpAddressProvider } from '../address/httpAddressProvider';
import { createHttpMailProvider } from '../mail/httpMailProvider';
import { createHttpPaymentProvider } from '../purchase/providers/httpPaymentProvider';
import { hookSecret } from '../purchase/hooks';
import { createFakeProviders } from '../testing/fakeProviders';
import { TEST_MAIL, testApp } from '../testing/testApp';
import { testDatabase } from '../testing/testDatabase';
import { ProviderFailure, ProviderSilent } from './callProvider';
import { watchProviders } from './watchProviders';

const PING = { provider: 'cards', call: 'ping' } as const;
const silent = () => new ProviderSilent(PING, Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));

/** Card services that fail like this, one ping after the other, and then are well. */
function watched(...failures: Error[]) {
  const log = { error: jest.fn(), info: jest.fn() };
  const report = jest.fn();
  const ping = jest.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
  });
  const watch = watchProviders({ providers: [{ name: 'cards', ping }], log, report, pause: 1 });
  return { watch, log, report, ping };
}

test('a wrong key is told at once with its status and setting, and again at each check until it works', async () => {
  const wrong = () => new ProviderFailure(PING, 401);
  const { watch, log, report, ping } = watched(wrong(), wrong());
  expect(watch.standings()).toEqual({ cards: { state: 'unknown' } });
  await watch.check();
  const told = { kind: 'ProviderFailure', ...PING, status: 401, setting: 'CARD_SDK_API_KEY' };
  expect(log.error.mock.calls).toEqual([[told, 'a provider refuses the key']]);
  expect(watch.standings()).toEqual({ cards: { state: 'down', status: 401 } });
  await watch.check();
  expect([log.error.mock.calls.length, ping.mock.calls.length]).toEqual([2, 2]);
  await watch.check();
  expect(log.info.mock.calls).toEqual([[{ provider: 'cards' }, 'a provider answers again']]);
  expect(watch.standings()).toEqual({ cards: { state: 'up' } });
  expect(report.mock.calls).toEqual([
    ['cards', false],
    ['cards', false],
    ['cards', true],
  ]);
});

test('a provider that starts a little later is not told; one that stays away is', async () => {
  const late = watched(silent(), silent());
  await late.watch.check();
  expect([late.watch.standings(), late.log.error.mock.calls]).toEqual([{ cards: { state: 'up' } }, []]);
  const away = watched(silent(), silent(), silent(), silent());
  await away.watch.check();
  expect(away.log.error.mock.calls).toEqual([
    [
      { kind: 'ProviderSilent', ...PING, code: 'ECONNREFUSED', setting: 'CARD_SDK_URL' },
      'a provider does not answer as it should',
    ],
  ]);
});

describe('in the running API', () => {
  let server: Server;
  let app: FastifyInstance;
  let status: number;
  let origin: string;
  const lines: Record<string, unknown>[] = [];
  const logger = { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const code = request.headers.authorization === 'Bearer right' ? status : 401;
      request.resume().on('end', () => response.writeHead(code).end('{"status":"ok"}'));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const at = (apiKey: string) => ({ url: origin, origin, apiKey, webhookUrl: origin });
    const { signing, payments } = createFakeProviders();
    status = 200;
    app = await testApp(await testDatabase(), {
      logger,
      mail: { ...TEST_MAIL, provider: createHttpMailProvider({ ...at('wrong'), from: 'a@example.com' }) },
      addresses: createHttpAddressProvider(at('right')),
      purchase: {
        payments: { sdk: createHttpPaymentProvider({ name: 'cards', ...at('') }), hosted: payments.hosted },
        signing,
        apiKeys: { cards: '', form: 'form-key' },
      },
    });
    await app.providerWatch.check();
  });
  afterAll(async () => {
    await app.close();
    await new Promise((done) => server.close(done));
  });

  test('wrong and empty keys are in the log, in health and in the metrics, and the node stays ready', async () => {
    expect((await app.inject('/ready')).statusCode).toBe(200);
    const health = await app.inject('/healthz');
    expect([health.statusCode, health.json()]).toEqual([
      200,
      {
        status: 'ok',
        providers: {
          cards: { state: 'down', code: 'key_empty' },
          form: { state: 'up' },
          esign: { state: 'up' },
          mail: { state: 'down', status: 401 },
          address: { state: 'up' },
        },
      },
    ]);
    expect(lines).toContainEqual(
      expect.objectContaining({ provider: 'mail', status: 401, setting: 'MAIL_API_KEY' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        provider: 'cards',
        code: 'key_empty',
        setting: 'CARD_SDK_API_KEY',
        msg: 'the key of a provider is empty',
      }),
    );
    const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
    for (const [name, isUp] of Object.entries({ cards: 0, form: 1, esign: 1, mail: 0, address: 1 }))
      expect(body).toContain(`provider_up{provider="${name}",app="api"} ${isUp}`);
  });

  test('an address service that only takes POST is up', async () => {
    status = 405;
    await app.providerWatch.check();
    expect(app.providerWatch.standings().address).toEqual({ state: 'up' });
    status = 404;
    await app.providerWatch.check();
    expect(app.providerWatch.standings().address).toEqual({ state: 'down', status: 404 });
  });

  test('an empty key is no secret that a webhook could be signed with', async () => {
    expect([...app.purchases.hookSecrets]).toEqual([['form', hookSecret('form-key')]]);
  });
});
