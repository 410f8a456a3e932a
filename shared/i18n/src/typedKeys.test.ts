import type { ClientCode, ErrorCode, ValidationCode } from '@shared/domain';
import { createI18n } from './createI18n';
import { common as english } from './locales/en/common';
import { common as spanish } from './locales/es/common';
import { textOfError } from './textOfError';
import type { Translate } from './translate';

const t: Translate = createI18n({ language: 'en' }).getFixedT('en', 'common');

test('a key without a text does not compile', () => {
  expect(t('actions.close')).toBe('Close');
  expect(t('vehicles:packages.GOOD')).not.toBe('packages.GOOD');
  const choice: 'pleasure' | 'commute' = 'commute';
  expect(t(`vehicles:use.${choice}`)).not.toBe('use.commute');
  // @ts-expect-error: no such key
  t('actions.clse');
  // @ts-expect-error: no such key in another namespace
  t('vehicles:actions.close');
  // @ts-expect-error: no such namespace
  t('vehicle:packages.GOOD');
  // @ts-expect-error: a default text does not excuse a wrong key
  t('actions.clse', { defaultValue: 'Close' });
  const other: 'pleasure' | 'cruise' = 'cruise';
  // @ts-expect-error: one of the choices has no text
  t(`vehicles:use.${other}`);
  // @ts-expect-error: a plural needs a number
  t('errors.retry_in', { count: 'two' });
});

test('Spanish has exactly the keys of English', () => {
  const { close: _, ...actions } = spanish.actions;
  // @ts-expect-error: a key is missing
  const fewer: typeof english = { ...spanish, actions };
  // @ts-expect-error: an extra key
  const more: typeof english = { ...spanish, extra: {} };
  expect([fewer, more]).toHaveLength(2);
});

test('every schema and browser code has a text; for an unknown code the server’s message is shown', () => {
  const client: Record<ClientCode, string> = english.errors;
  // @ts-expect-error: a code without a text
  const missing: Record<ClientCode | 'offline', string> = english.errors;
  expect([client.network, missing.offline]).toEqual([english.errors.network, undefined]);
  // @ts-expect-error: no such code of a schema
  const code: ValidationCode = 'zip_invlid';
  // @ts-expect-error: no such code at all
  const unknown: ErrorCode = 'from_a_newer_api';
  expect(textOfError(t, { code: unknown, message: 'Newer text' })).toBe('Newer text');
  expect(textOfError(t, { code, message: '' })).toBe(english.errors.unforeseen);
});
