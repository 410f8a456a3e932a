import { readEnvironment } from './environment';

test.each([
  ['PORT_BASE', 'many'],
  ['SITE_URL', 'site.example'],
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

/** What a deployed site must say. */
const DEPLOYED = {
  SITE_URL: 'https://site.example',
  CARD_SDK_URL: 'https://cards.test',
  PAYMENT_FORM_URL: 'https://form.test',
  ESIGN_URL: 'https://sign.test',
};

test('one address names the site, and those of its parts follow', () => {
  const { originOf, vehicleDataOrigin, chatOrigin } = readEnvironment('shell', DEPLOYED);
  expect([originOf({ app: 'shell' }), originOf({ app: 'rates' }), vehicleDataOrigin, chatOrigin]).toEqual([
    'https://site.example',
    'https://rates.site.example',
    'https://vehicle-data.site.example',
    null,
  ]);
  expect(readEnvironment('shell', { PORT_BASE: '5200' }).originOf({ app: 'shell' })).toBe(
    'http://localhost:5200',
  );
});

test.each([
  [{ RATES_ORIGIN: 'http://rates.example' }, 'RATES_ORIGIN must be https where SITE_URL is'],
  [{ CHAT_URL: 'http://chat.example' }, 'CHAT_URL must be https'],
  [{ ESIGN_URL: undefined }, 'ESIGN_URL must be set where SITE_URL is a deployed site'],
  [{ RELEASE_BUCKET: 'releases' }, 'AWS_ACCESS_KEY_ID must be set where RELEASE_BUCKET is'],
])('%j contradicts a deployed site', (change, said) => {
  expect(() => readEnvironment('shell', { ...DEPLOYED, ...change })).toThrow(said);
});

test('a part that only serves files needs neither other companies nor keys of visits', () => {
  const { originOf } = readEnvironment('rates', { SITE_URL: 'https://site.example' });
  expect(originOf({ app: 'rates' })).toBe('https://rates.site.example');
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
