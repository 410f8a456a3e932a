import type { i18n } from 'i18next';
import { Suspense, useEffect, type ReactNode } from 'react';
import { I18nextProvider } from '@shared/i18n/react';
import { followLanguage } from './followLanguage';
import type { TextLanguage } from './languages';

interface Props {
  i18n: i18n;
  /** Changing it switches the texts. */
  language?: TextLanguage;
  children: ReactNode;
}

/** Provides texts to a tree. */
export function I18nProvider({ i18n: instance, language, children }: Props) {
  useEffect(() => {
    if (!language || instance.language === language) return undefined;
    let isWanted = true;
    void followLanguage(instance, language, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [instance, language]);
  return (
    <I18nextProvider i18n={instance}>
      <Suspense fallback={null}>{children}</Suspense>
    </I18nextProvider>
  );
}
