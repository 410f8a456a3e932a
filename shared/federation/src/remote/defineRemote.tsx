import {
  REMOTE_CONTRACT_VERSION,
  type Language,
  type RemoteModule,
  type RemoteModuleProps,
} from '@shared/event-bus';
import type { ComponentType } from 'react';
import { RemoteProviders } from './RemoteProviders';

/** Texts a remote adds to the shared namespaces: language, then namespace, then keys. */
export type RemoteResources = Record<Language, Record<string, object>>;

/** What a remote is made of: its screens, and its own texts. */
export interface RemoteDefinition {
  App: ComponentType;
  resources?: RemoteResources;
}

const noTexts: RemoteResources = { en: {}, es: {} };

/** Makes the module a remote exposes: its App inside every provider a screen may rely on. */
export function defineRemote({ App, resources = noTexts }: RemoteDefinition): RemoteModule {
  function Component(props: RemoteModuleProps) {
    return (
      <RemoteProviders {...props} resources={resources}>
        <App />
      </RemoteProviders>
    );
  }
  return { contractVersion: REMOTE_CONTRACT_VERSION, Component };
}
