import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '@shared/event-bus';
import { createShellTexts } from './createShellTexts';

export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  const [texts] = useState(() => createShellTexts(language));
  useEffect(() => void texts.changeLanguage(language), [texts, language]);
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
}
