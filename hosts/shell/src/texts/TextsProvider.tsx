import { useState, type ReactNode } from 'react';
import type { Language } from '@shared/event-bus';
import { I18nProvider } from '@shared/i18n';
import { createShellTexts } from './createShellTexts';

/** The shell's texts in the person's language. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  const [i18n] = useState(() => createShellTexts(language));
  return (
    <I18nProvider i18n={i18n} language={language}>
      {children}
    </I18nProvider>
  );
}
