import type { i18n } from 'i18next';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { Language } from '@shared/event-bus';
import { createLateTexts, I18nProvider } from '@shared/i18n';
import { frameTexts } from './frameTexts';

const InstanceContext = createContext<i18n | null>(null);

/** The shell's own instance, for adding namespaces. */
export function useInstance(): i18n {
  const instance = useContext(InstanceContext);
  if (!instance) throw new Error('Used outside TextsProvider');
  return instance;
}

/** Provides the shell's texts in the shopper's language, already loaded when this renders. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  const [instance] = useState(() => createLateTexts(language, frameTexts));
  return (
    <InstanceContext value={instance}>
      <I18nProvider i18n={instance} language={language}>
        {children}
      </I18nProvider>
    </InstanceContext>
  );
}
