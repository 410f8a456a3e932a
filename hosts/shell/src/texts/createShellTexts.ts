import { createInstance, type i18n } from 'i18next';
import type { Language } from '@shared/event-bus';
import { commonTexts, mergeTexts } from '@shared/i18n';
import { frame as en } from '../locales/en/frame';
import { frame as es } from '../locales/es/frame';

/**
 * The shell shows `common` and its own namespace only. It makes its instance by hand, since `createI18n` carries every
 * shared namespace and the shell is on the way to the first screen.
 */
export function createShellTexts(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: mergeTexts(commonTexts, { en: { shell: en }, es: { shell: es } }),
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes.
    react: { useSuspense: false },
  });
  return instance;
}
