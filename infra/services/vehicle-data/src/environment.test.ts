import { readEnvironment } from './environment';

test('listens eleven above PORT_BASE; trusts no proxy and sends no HTTPS header by default', () => {
  const { isTrusted, ...rest } = readEnvironment({ PORT_BASE: '5200' });
  expect(rest).toEqual({
    port: 5211,
    host: '127.0.0.1',
    logLevel: 'info',
    hsts: null,
    metricsToken: null,
    preCloseWait: 4000,
    rateLimitScale: 1,
  });
  expect(['127.0.0.1', '10.0.0.1'].map((address) => isTrusted(address, 0))).toEqual([false, false]);
  expect(readEnvironment({}).port).toBe(3011);
});

test('TRUSTED_PROXIES are addresses and ranges', () => {
  const { isTrusted } = readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
  expect(['10.9.8.7', '::1', '192.0.2.1'].map((address) => isTrusted(address, 0))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['PORT_BASE', 'many'],
  ['PORT_BASE', '-1'],
  ['PORT_BASE', ''],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_SCALE', 'NaN'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['HSTS_SECONDS', 'long'],
  ['PRE_CLOSE_WAIT_MS', 'soon'],
])('rejects %s=%j by name', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});
