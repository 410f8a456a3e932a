import { isPublic, secureAsSite, siteAddress } from './siteAddress';

const rates = (site: string | null, base = 3000) =>
  siteAddress({ SITE_URL: site, PORT_BASE: base }).originOf('rates', 2);

test.each([
  [null, 'http://localhost:3002'],
  ['http://localhost:3000', 'http://localhost:3002'],
  ['http://192.168.1.5:3000', 'http://192.168.1.5:3002'],
  ['https://machine.example:3000', 'https://machine.example:3002'],
  ['https://quotes.example', 'https://rates.quotes.example'],
])('the parts of %s follow: %s', (site, part) => {
  expect(rates(site)).toBe(part);
  expect(isPublic(site)).toBe(site === 'https://quotes.example');
});

test('a port that the scheme implies is left out', () => {
  expect(rates('http://localhost', 78)).toBe('http://localhost');
});

test('an https site has no http parts; an http site may have https ones', () => {
  const [rule] = secureAsSite(['RATES_ORIGIN']);
  const holds = (SITE_URL: string | null, RATES_ORIGIN: string | null) =>
    rule?.holds({ SITE_URL, RATES_ORIGIN });
  expect(rule?.says).toBe('RATES_ORIGIN must be https where SITE_URL is');
  expect(holds('https://a.example', 'http://b.example')).toBe(false);
  expect(holds('https://a.example', null)).toBe(true);
  expect(holds('http://localhost:3000', 'https://b.example')).toBe(true);
  expect(holds(null, 'http://b.example')).toBe(true);
});
