import { act, render, screen } from '@testing-library/react';
import {
  createI18n,
  detectLanguage,
  formatDate,
  keyAtRunTime,
  formatMoney,
  I18nProvider,
  tellFailure,
  textOfError,
  textOfLimit,
  useTexts,
} from '.';

const OWN = {
  en: {
    rates: { title: 'Your prices', things: { cars_one: '{{count}} car', cars_other: '{{count}} cars' } },
  },
  es: {
    rates: { title: 'Sus precios', things: { cars_one: '{{count}} auto', cars_other: '{{count}} autos' } },
  },
};

function Words() {
  const { t, language } = useTexts('rates');
  const own = (key: string, values = {}) => t(keyAtRunTime(`rates:${key}`), values);
  return (
    <p lang={language}>
      {own('things.cars', { count: 1 })}, {own('things.cars', { count: 2 })}, {t('common:actions.close')},{' '}
      {own('title')}
    </p>
  );
}

test('a screen has shared and own texts and plurals, and switches language', async () => {
  const i18n = createI18n({ language: 'en', resources: OWN });
  render(
    <I18nProvider i18n={i18n}>
      <Words />
    </I18nProvider>,
  );
  expect(screen.getByText('1 car, 2 cars, Close, Your prices').lang).toBe('en');
  await act(async () => void (await i18n.changeLanguage('es')));
  expect(screen.getByText('1 auto, 2 autos, Cerrar, Sus precios').lang).toBe('es');
});

test('two instances share nothing (architecture, Texts)', () => {
  const own = createI18n({ language: 'en', resources: OWN });
  const other = createI18n({ language: 'es' });
  expect(own.t(keyAtRunTime('rates:title'))).toBe('Your prices');
  expect(other.exists('rates:title')).toBe(false);
  expect(own.language).toBe('en');
});

test('a remote adds keys to a shared namespace and keeps the others', () => {
  const resources = { en: { quotes: { extra: { x: 'X' } } }, es: { quotes: { extra: { x: 'Y' } } } };
  const i18n = createI18n({ language: 'es', resources });
  expect(i18n.t(keyAtRunTime('quotes:extra.x'))).toBe('Y');
  expect(i18n.t('quotes:start.checking')).not.toBe('start.checking');
});

test.each([
  ['es', ['en-US'], 'es'],
  ['en', ['es-MX'], 'en'],
  [null, ['es-MX', 'en'], 'es'],
  [null, ['en-GB', 'es'], 'en'],
  [null, ['fr', 'es'], 'es'],
  [null, ['fr'], 'en'],
  ['fr', [], 'en'],
] as const)('language: stored %s, browser %j is %s (reading 27) [R27, 1-24]', (stored, browser, language) => {
  expect(detectLanguage(stored, browser)).toBe(language);
});

test.each([
  ['2026-01-31', 'en', '01/31/2026'],
  ['2026-01-31T00:00:00Z', 'en', '01/31/2026'],
  ['2026-01-31', 'es', '01/31/2026'],
  ['no date', 'en', ''],
] as const)('date %s in %s (reading 25) [R25-2]', (iso, language, text) => {
  expect(formatDate(iso, language)).toBe(text);
});

test('long dates and money use the language’s format', () => {
  expect(formatDate('2026-01-31', 'es', 'long')).toBe('31 de enero de 2026');
  expect(formatMoney(123450, 'en')).toBe('$1,234.50');
  expect(formatMoney(123450, 'es')).toBe('$1,234.50');
});

test('an error shows our text for a known code, else the server’s, else a general one [8-4]', () => {
  const { t } = createI18n({ language: 'en' });
  expect(textOfError(t, { code: 'zip_not_found', message: '' })).toBe('Please enter a valid zipcode');
  expect(textOfError(t, { code: 'vin_invalid', message: '' })).toMatch(/17 letters/);
  expect(textOfError(t, { code: 'from_a_newer_api', message: 'Newer text' })).toBe('Newer text');
  expect(textOfError(t, { code: 'from_a_newer_api', message: '' })).toMatch(/went wrong/);
});

const failed = (status: number, code: string, retryAfter: number | null = null) => ({
  status,
  errors: [{ code, message: 'That is enough cards.' }],
  retryAfter,
  requestId: 'abc-1234',
});

describe('why a call failed', () => {
  const { t } = createI18n({ language: 'en' });
  const textFor = (...about: Parameters<typeof failed>) => {
    const { container } = render(<p>{tellFailure(t, failed(...about), 'Not saved.')}</p>);
    return container.textContent;
  };

  test.each([
    [121, 'Too many tries. Try again in 3 minutes.'],
    [20, 'Too many tries. Try again in 20 seconds.'],
    [1, 'Too many tries. Try again in 1 second.'],
    [null, 'Too many tries. Try again in 60 seconds.'],
  ])('a rate limit of %s s says how long to wait, instead of the screen’s text', (seconds, text) => {
    expect(textOfLimit(t, failed(429, 'rate_limited', seconds))).toBe(text);
    expect(textFor(429, 'rate_limited', seconds)).toBe(text);
  });

  test('a rate limit with its own text says what was limited and how long to wait', () => {
    expect(textOfLimit(t, failed(429, 'a_limit_of_a_newer_api', 7))).toBe(
      'That is enough cards. Too many tries. Try again in 7 seconds.',
    );
  });

  test('a server that asks for time without a 429 is not a rate limit', () => {
    expect(textOfLimit(t, failed(503, 'unavailable', 5))).toBeUndefined();
    expect(textOfLimit(t, undefined)).toBeUndefined();
  });

  test('without a text from the screen, the first error says why', () => {
    expect(tellFailure(t, failed(409, 'quote_closed'))).toMatch(/can no longer be changed/);
    expect(tellFailure(t, { ...failed(409, ''), errors: [] })).toMatch(/went wrong/);
  });

  test.each([
    [500, 'internal_error', true],
    [502, 'api_unreachable', true],
    [0, 'timeout', true],
    [200, 'enc_open_failed', true],
    [0, 'network', false],
    [409, 'quote_closed', false],
  ])('status %i, %s shows the request id: %s', (status, code, isNamed) => {
    expect(textFor(status, code)).toBe(isNamed ? 'Not saved. Reference: abc-1234' : 'Not saved.');
  });
});
