import { REMOTE_CONTRACT_VERSION, type RemoteModule, type RemoteModuleProps } from '../remoteModule';
import { createI18n, type Texts } from '@shared/i18n';
import type { ComponentType } from 'react';
import { RemoteProviders } from './RemoteProviders';

/** A remote's screens, and the texts it adds to the shared namespaces. */
export interface RemoteDefinition {
  App: ComponentType;
  resources?: Texts;
}

const noTexts: Texts = { en: {}, es: {} };

/** Creates a remote's exposed module: its App inside all providers, with all shared texts. */
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
