import type { FlatNamespace } from 'i18next';
import { useTranslation } from '@shared/i18n/react';
import { detectLanguage, type TextLanguage } from './languages';
import type { Translate } from './translate';

export interface TextTools<N extends FlatNamespace = 'common'> {
  /** `t('form.age')` in the hook's namespace, `t('common:actions.close')` in another. */
  t: Translate<N>;
  language: TextLanguage;
}

/** Texts of a namespace in the shopper's language. */
export function useTexts<N extends FlatNamespace = 'common'>(namespace?: N): TextTools<N>;
export function useTexts(namespace: FlatNamespace = 'common') {
  const { t, i18n } = useTranslation(namespace);
  return { t, language: detectLanguage(i18n.language, []) };
}
