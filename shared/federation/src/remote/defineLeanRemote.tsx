import { REMOTE_CONTRACT_VERSION, type RemoteModule, type RemoteModuleProps } from '@shared/event-bus';
import { createLateTexts, type LateTexts } from '@shared/i18n';
import { Suspense, use, useState, type ComponentType } from 'react';
import { RemoteProviders } from './RemoteProviders';

/** A remote that begins with these texts, in the person's language alone; later chunks bring theirs. */
export interface LeanRemoteDefinition {
  App: ComponentType;
  texts: LateTexts;
}

/** The remote once its texts are there; a shell that knows of `prepare` has waited for them. */
function Lean({ App, texts, ...props }: LeanRemoteDefinition & RemoteModuleProps) {
  const [first] = useState(props.language);
  use(texts.of(first));
  return (
    <RemoteProviders {...props} makeTexts={(language) => createLateTexts(language, texts)}>
      <App />
    </RemoteProviders>
  );
}

/** As `defineRemote`, but the first screen brings only the texts it names (budgets). */
export function defineLeanRemote({ App, texts }: LeanRemoteDefinition): RemoteModule {
  const Component = (props: RemoteModuleProps) => (
    <Suspense fallback={null}>
      <Lean {...props} App={App} texts={texts} />
    </Suspense>
  );
  const prepare = async (language: RemoteModuleProps['language']) => void (await texts.of(language));
  return { contractVersion: REMOTE_CONTRACT_VERSION, Component, prepare };
}
