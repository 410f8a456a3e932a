import { createInstance, type i18n } from 'i18next';
import type { TextLanguage } from './languages';
import { knownTo, setShownLanguage, type LateTexts, type Namespaces } from './lateTexts';
import type { Texts } from './mergeTexts';

type Resources = Partial<Record<TextLanguage, Namespaces>>;

/** An instance with exactly these texts, ready at once. */
export function createTexts(language: TextLanguage, texts: Texts): i18n {
  return instanceOf(language, { ...texts });
}

/** The same for late texts with one language loaded; the other loads when it is chosen (I18nProvider). */
export function createLateTexts(language: TextLanguage, late: LateTexts): i18n {
  const texts = late.at(language);
  if (!texts) throw new Error('The texts of the first language are not there yet');
  const instance = instanceOf(language, { [language]: texts });
  knownTo(instance).add(late);
  return instance;
}

function instanceOf(language: TextLanguage, resources: Resources): i18n {
  setShownLanguage(language);
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false }, // React already escapes.
    react: { useSuspense: false },
  });
  return instance;
}
