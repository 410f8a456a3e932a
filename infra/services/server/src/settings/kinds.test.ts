import { address, choice, factor, listenAddress, origin, token, wholeNumber } from './kinds';

test('an origin has no slash at its end', () => {
  expect(origin('https://site.example/', 'SITE_URL')).toBe('https://site.example');
});

test.each([
  'site.example',
  '',
  'https://',
  'ftp://site.example',
  'https://a:b@site.example',
  'https://a/path',
])('%j is no origin, and the sentence names the setting but not its value', (text) => {
  expect(() => origin(text, 'SITE_URL')).toThrow(
    new Error('SITE_URL must be an http(s) origin without a path, such as https://site.example'),
  );
});

test('an address may have a path', () => {
  expect(address('https://mail.example/send', 'MAIL_URL')).toBe('https://mail.example/send');
  for (const wrong of ['mail.example', 'http://', 'smtp://mail.example'])
    expect(() => address(wrong, 'MAIL_URL')).toThrow('MAIL_URL must be an http(s) address');
});

test.each(['many', '0', '-1', '1.5', '65001', 'NaN'])('%j is no port', (text) => {
  expect(() => wholeNumber(1, 65_000)(text, 'PORT_BASE')).toThrow(
    'PORT_BASE must be a whole number from 1 to 65000',
  );
});

test('a number of something says of what', () => {
  expect(() => wholeNumber(0, 600_000, 'milliseconds')('soon', 'PRE_CLOSE_WAIT_MS')).toThrow(
    'PRE_CLOSE_WAIT_MS must be a whole number of milliseconds from 0 to 600000',
  );
});

test('the address to listen on is one of this machine', () => {
  expect(['127.0.0.1', '::', 'localhost'].map((text) => listenAddress(text, 'HOST'))).toHaveLength(3);
  expect(() => listenAddress('nowhere', 'HOST')).toThrow(
    'HOST must be an IP address of this machine, or localhost',
  );
});

test('a choice is one of its words', () => {
  expect(choice('on', 'off')('off', 'INTEGRITY')).toBe('off');
  expect(() => choice('on', 'off')('of', 'INTEGRITY')).toThrow('INTEGRITY must be on or off');
  expect(() => choice('fatal', 'warn', 'info')('loud', 'LOG_LEVEL')).toThrow(
    'LOG_LEVEL must be fatal, warn or info',
  );
});

test.each(['0', '-1', 'NaN', '1e9'])('%j is no factor', (text) => {
  expect(() => factor(text, 'RATE_LIMIT_SCALE')).toThrow('RATE_LIMIT_SCALE must be');
});

test.each(['short', 'sixteen chars with spaces'])('%j is no token', (text) => {
  expect(() => token(text, 'METRICS_TOKEN')).toThrow(
    'METRICS_TOKEN must be at least 16 characters, without spaces',
  );
});
