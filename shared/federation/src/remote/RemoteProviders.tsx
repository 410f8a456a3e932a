import { ApiProvider } from '@shared/api-client/hooks';
import type { RemoteModuleProps } from '@shared/event-bus';
import { createI18n, I18nProvider, type Texts } from '@shared/i18n';
import { PortalProvider } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { RemoteContext } from './RemoteContext';

type Props = RemoteModuleProps & { resources: Texts; children: ReactNode };

/** Everything a screen may rely on: bus, transport and portal, requests, and texts in the person's language. */
export function RemoteProviders({ bus, transport, language, portal, resources, children }: Props) {
  const value = useMemo(() => ({ bus, transport, language, portal }), [bus, transport, language, portal]);
  const [i18n] = useState(() => createI18n({ language, resources }));
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
