import { act, render, screen } from '@testing-library/react';
import {
  createI18n,
  detectLanguage,
  formatDate,
  keyAtRunTime,
  formatMoney,
  I18nProvider,
  textOfError,
  textOfFailure,
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

test('a screen has shared and own texts, plurals, and follows the language', async () => {
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

test('long dates and money follow the language', () => {
  expect(formatDate('2026-01-31', 'es', 'long')).toBe('31 de enero de 2026');
  expect(formatMoney(123450, 'en')).toBe('$1,234.50');
  expect(formatMoney(123450, 'es')).toBe('$1,234.50');
});

test('an error has our text where we know its code, else the server’s, else a general one [8-4]', () => {
  const { t } = createI18n({ language: 'en' });
  expect(textOfError(t, { code: 'zip_not_found', message: '' })).toBe('Please enter a valid zipcode');
  expect(textOfError(t, { code: 'vin_invalid', message: '' })).toMatch(/17 letters/);
  expect(textOfError(t, { code: 'from_a_newer_api', message: 'Newer text' })).toBe('Newer text');
  expect(textOfError(t, { code: 'from_a_newer_api', message: '' })).toMatch(/went wrong/);
});

test('a failed call says its first error, and a limit when it ends', () => {
  const { t } = createI18n({ language: 'en' });
  const errors = [{ code: 'rate_limited', message: '' }];
  expect(textOfFailure(t, { errors, retryAfter: 61 })).toMatch(/in 2 minutes/);
  expect(textOfFailure(t, { errors, retryAfter: 20 })).toMatch(/in 1 minute\./);
  expect(textOfFailure(t, { errors, retryAfter: null })).toMatch(/wait a minute/);
  expect(textOfFailure(t, { errors: [], retryAfter: null })).toMatch(/went wrong/);
});
