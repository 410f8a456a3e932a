import type { TFunction } from 'i18next';
import { useTranslation } from '@shared/i18n/react';
import { detectLanguage, type TextLanguage } from './languages';

export interface TextTools {
  /** `t('form.age')` in the hook's namespace, `t('common:actions.close')` in another. */
  t: TFunction;
  language: TextLanguage;
}

/** Texts of a namespace in the person's language. */
export function useTexts(namespace = 'common'): TextTools {
  const { t, i18n } = useTranslation(namespace);
  return { t, language: detectLanguage(i18n.language, []) };
}
