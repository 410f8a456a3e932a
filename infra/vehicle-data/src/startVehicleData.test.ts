import { readEnvironment } from './environment';
import { startVehicleData } from './startVehicleData';

describe('readEnvironment', () => {
  test('listens eleven above PORT_BASE', () => {
    expect(readEnvironment({ PORT_BASE: '5200', TRUSTED_PROXIES: '10.0.0.1, ::1' })).toEqual({
      port: 5211,
      logLevel: 'info',
      trustedProxies: ['10.0.0.1', '::1'],
      rateLimitScale: 1,
    });
    expect(readEnvironment({}).port).toBe(3011);
  });

  test.each([
    ['PORT_BASE', 'many'],
    ['PORT_BASE', '-1'],
    ['PORT_BASE', ''],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_SCALE', 'NaN'],
  ])('refuses %s=%j by name', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});

test('starts, answers and stops cleanly', async () => {
  const environment = { port: 0, logLevel: 'silent', trustedProxies: [], rateLimitScale: 1 };
  const service = await startVehicleData(environment);
  expect((await fetch(`${service.address}/ready`)).status).toBe(200);
  await service.stop();
  await expect(fetch(`${service.address}/ready`)).rejects.toThrow('fetch failed');
});
