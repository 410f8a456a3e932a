import { REMOTE_CONTRACT_VERSION, type RemoteModule, type RemoteModuleProps } from '../remoteModule';
import { createLateTexts, type LateTexts } from '@shared/i18n';
import { Suspense, use, useState, type ComponentType } from 'react';
import { RemoteProviders } from './RemoteProviders';

/** A remote that starts with these texts, in the shopper's language only; later chunks bring their own. */
export interface LeanRemoteDefinition {
  App: ComponentType;
  texts: LateTexts;
}

/** Renders the remote once its texts are loaded; a shell that supports `prepare` has already waited for them. */
function Lean({ App, texts, ...props }: LeanRemoteDefinition & RemoteModuleProps) {
  const [first] = useState(props.language);
  use(texts.of(first));
  return (
    <RemoteProviders {...props} makeTexts={(language) => createLateTexts(language, texts)}>
      <App />
    </RemoteProviders>
  );
}

/** Like `defineRemote`, but the first screen loads only the texts it names (budgets). */
export function defineLeanRemote({ App, texts }: LeanRemoteDefinition): RemoteModule {
  const Component = (props: RemoteModuleProps) => (
    <Suspense fallback={null}>
      <Lean {...props} App={App} texts={texts} />
    </Suspense>
  );
  const prepare = async (language: RemoteModuleProps['language']) => void (await texts.of(language));
  return { contractVersion: REMOTE_CONTRACT_VERSION, Component, prepare };
}
