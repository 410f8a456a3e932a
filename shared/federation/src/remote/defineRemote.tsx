import { REMOTE_CONTRACT_VERSION, type RemoteModule, type RemoteModuleProps } from '@shared/event-bus';
import { createI18n, type Texts } from '@shared/i18n';
import type { ComponentType } from 'react';
import { RemoteProviders } from './RemoteProviders';

/** What a remote is made of: its screens, and the texts it adds to the shared namespaces. */
export interface RemoteDefinition {
  App: ComponentType;
  resources?: Texts;
}

const noTexts: Texts = { en: {}, es: {} };

/** Makes the module a remote exposes: its App inside every provider a screen may rely on, all shared texts at hand. */
export function defineRemote({ App, resources = noTexts }: RemoteDefinition): RemoteModule {
  function Component(props: RemoteModuleProps) {
    return (
      <RemoteProviders {...props} makeTexts={(language) => createI18n({ language, resources })}>
        <App />
      </RemoteProviders>
    );
  }
  return { contractVersion: REMOTE_CONTRACT_VERSION, Component };
}
