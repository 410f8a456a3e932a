import type { i18n } from 'i18next';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { Language } from '@shared/event-bus';
import { I18nProvider } from '@shared/i18n';
import { createShellTexts } from './createShellTexts';

const InstanceContext = createContext<i18n | null>(null);

/** The shell's own instance, for adding namespaces to it. */
export function useInstance(): i18n {
  const instance = useContext(InstanceContext);
  if (!instance) throw new Error('Used outside TextsProvider');
  return instance;
}

/** The shell's texts in the person's language. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  const [instance] = useState(() => createShellTexts(language));
  return (
    <InstanceContext value={instance}>
      <I18nProvider i18n={instance} language={language}>
        {children}
      </I18nProvider>
    </InstanceContext>
  );
}
