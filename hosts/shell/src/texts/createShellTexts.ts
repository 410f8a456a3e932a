import { createInstance, type i18n } from 'i18next';
import type { Language } from '@shared/event-bus';
import { en } from '../locales/en';
import { es } from '../locales/es';

export function createShellTexts(language: Language): i18n {
  const texts = createInstance();
  void texts.init({
    lng: language,
    fallbackLng: 'en',
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { en: { shell: en }, es: { shell: es } },
    interpolation: { escapeValue: false },
    initAsync: false,
    returnObjects: true,
  });
  return texts;
}
