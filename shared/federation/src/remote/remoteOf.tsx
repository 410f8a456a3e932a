import { REMOTE_CONTRACT_VERSION, type RemoteModule, type RemoteModuleProps } from '@shared/event-bus';
import type { ComponentProps, ComponentType } from 'react';
import { RemoteProviders } from './RemoteProviders';

type MakeTexts = ComponentProps<typeof RemoteProviders>['makeTexts'];

/** A remote's module: its App inside every provider a screen may rely on. */
export function remoteOf(App: ComponentType, makeTexts: MakeTexts): RemoteModule {
  function Component(props: RemoteModuleProps) {
    return (
      <RemoteProviders {...props} makeTexts={makeTexts}>
        <App />
      </RemoteProviders>
    );
  }
  return { contractVersion: REMOTE_CONTRACT_VERSION, Component };
}
