import type { RemoteModuleProps } from '@shared/event-bus';
import { useMemo, type ReactNode } from 'react';
import type { RemoteResources } from './defineRemote';
import { RemoteContext } from './RemoteContext';

type Props = RemoteModuleProps & { resources: RemoteResources; children: ReactNode };

/** Everything a screen may rely on: bus, transport and portal, requests, and texts in the person's language. */
export function RemoteProviders({ bus, transport, language, portal, children }: Props) {
  const value = useMemo(() => ({ bus, transport, language, portal }), [bus, transport, language, portal]);
  return <RemoteContext value={value}>{children}</RemoteContext>;
}
