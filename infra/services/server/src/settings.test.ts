import {
  readAddress,
  readChoice,
  readHost,
  readLogLevel,
  readOrigin,
  readPortBase,
  readPublicHost,
  readRateLimitScale,
} from './settings';

const site = (text?: string) => readOrigin({ SITE_URL: text }, 'SITE_URL', 'http://localhost:3000');

test('an origin has no slash at its end, and its default', () => {
  expect([site('https://site.example/'), site()]).toEqual(['https://site.example', 'http://localhost:3000']);
});

test.each([
  'site.example',
  '',
  'https://',
  'ftp://site.example',
  'https://a:b@site.example',
  'https://site.example/path',
])('%j is no origin, and the sentence names the setting but not its value', (text) => {
  expect(() => site(text)).toThrow(
    new Error('SITE_URL must be an http(s) origin without a path, such as https://site.example'),
  );
});

const mail = (text: string) => readAddress({ MAIL_URL: text }, 'MAIL_URL', '');

test('an address may have a path', () => {
  expect(mail('https://mail.example/send')).toBe('https://mail.example/send');
  for (const wrong of ['mail.example', 'http://', 'smtp://mail.example'])
    expect(() => mail(wrong)).toThrow(
      'MAIL_URL must be an http(s) address, such as https://service.example/send',
    );
});

test('the public host and the port base make the addresses of this machine', () => {
  expect(readPublicHost({})(10)).toBe('http://localhost:3010');
  expect(readPublicHost({ PUBLIC_HOST: 'http://machine.example/', PORT_BASE: '80' })(0)).toBe(
    'http://machine.example:80',
  );
  expect(() => readPublicHost({ PUBLIC_HOST: 'machine' })).toThrow('PUBLIC_HOST must be');
  expect(() => readPublicHost({ PUBLIC_HOST: 'http://machine:8080' })).toThrow('PUBLIC_HOST must be');
});

test.each(['many', '', '0', '-1', '1.5', '65001', 'NaN'])('PORT_BASE=%j is refused', (PORT_BASE) => {
  expect(() => readPortBase({ PORT_BASE })).toThrow('PORT_BASE must be a whole number from 1 to 65000');
});

test('the address to listen on is one of this machine', () => {
  expect([readHost({}), readHost({ HOST: '::' }), readHost({ HOST: 'localhost' })]).toEqual([
    '127.0.0.1',
    '::',
    'localhost',
  ]);
  expect(() => readHost({ HOST: 'nowhere' })).toThrow(
    'HOST must be an IP address of this machine, or localhost',
  );
});

test('a choice is one of its words, by default the first', () => {
  expect(readChoice({}, 'INTEGRITY', ['on', 'off'])).toBe('on');
  expect(() => readChoice({ INTEGRITY: 'of' }, 'INTEGRITY', ['on', 'off'])).toThrow(
    'INTEGRITY must be on or off',
  );
  expect(() => readLogLevel({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL must be info, .* or silent$/);
});

test.each(['0', '-1', 'NaN', '', '1e9'])('RATE_LIMIT_SCALE=%j is refused', (RATE_LIMIT_SCALE) => {
  expect(() => readRateLimitScale({ RATE_LIMIT_SCALE })).toThrow('RATE_LIMIT_SCALE must be');
});
