import { readEnvironment } from './environment';

test.each([
  ['PORT_BASE', 'many'],
  ['PUBLIC_HOST', 'site.example'],
  ['SHELL_ORIGIN', 'site.example'],
  ['RATES_ORIGIN', 'https://rates.example/assets'],
  ['VEHICLE_DATA_ORIGIN', 'cars'],
  ['CHAT_URL', 'chat.example'],
  ['CARD_SDK_URL', 'https://'],
  ['API_ORIGIN', 'localhost:3010'],
  ['INTEGRITY', 'of'],
  ['MEASURE_SHARE', '2'],
  ['TRUSTED_PROXIES', 'somewhere'],
])('rejects %s=%s by name', (name, value) => {
  expect(() => readEnvironment('shell', { [name]: value })).toThrow(`${name} must be`);
});

test('origins of apps: their own setting, else a port of this machine, also for one it does not know', () => {
  const { originOf } = readEnvironment('shell', {
    RATES_ORIGIN: 'https://rates.example/',
    PORT_BASE: '5200',
  });
  expect([
    originOf({ app: 'rates' }),
    originOf({ app: 'quote' }),
    originOf({ app: 'quote', port: 7 }),
  ]).toEqual(['https://rates.example', 'http://localhost:5201', 'http://localhost:5207']);
});
