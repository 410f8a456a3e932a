import type { i18n } from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from '@shared/i18n/react';
import type { TextLanguage } from './languages';

interface Props {
  i18n: i18n;
  /** Followed when it changes. */
  language?: TextLanguage;
  children: ReactNode;
}

/** Gives a tree its texts. */
export function I18nProvider({ i18n: instance, language, children }: Props) {
  useEffect(() => {
    if (language && instance.language !== language) void instance.changeLanguage(language);
  }, [instance, language]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
