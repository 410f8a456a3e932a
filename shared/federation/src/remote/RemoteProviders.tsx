import { ApiProvider } from '@shared/api-client/hooks';
import type { Language } from '@shared/event-bus';
import type { RemoteModuleProps } from '../remoteModule';
import { I18nProvider } from '@shared/i18n';
import { PortalProvider } from '@shared/ui';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { RemoteContext } from './RemoteContext';

type I18n = ComponentProps<typeof I18nProvider>['i18n'];

interface Props extends RemoteModuleProps {
  /** Creates the remote's own texts, called once. */
  makeTexts: (language: Language) => I18n;
  children: ReactNode;
}

/** All context that a screen needs: bus, transport, portal, requests, and texts in the shopper's language. */
export function RemoteProviders({ bus, transport, language, portal, makeTexts, children }: Props) {
  const value = useMemo(() => ({ bus, transport, language, portal }), [bus, transport, language, portal]);
  const [i18n] = useState(() => makeTexts(language));
  return (
    <RemoteContext value={value}>
      <I18nProvider i18n={i18n} language={language}>
        <PortalProvider container={portal}>
          <ApiProvider transport={transport} bus={bus}>
            {children}
          </ApiProvider>
        </PortalProvider>
      </I18nProvider>
    </RemoteContext>
  );
}
