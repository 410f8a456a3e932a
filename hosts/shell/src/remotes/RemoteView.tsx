import { startTransition, useEffect, useState } from 'react';
import { useShell } from '../boot/ShellContext';
import { note } from '../measure/notes';
import { FailurePanel } from './FailurePanel';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteLoading } from './RemoteLoading';
import type { RemoteState, RemoteStore } from './remoteStore';

/** The loading state. Each change is a transition, so React renders the remote in slices. */
function useRemoteState({ get, subscribe, start }: RemoteStore): RemoteState {
  const [state, setState] = useState(get);
  useEffect(() => {
    const update = () => startTransition(() => setState(get()));
    const unsubscribe = subscribe(update);
    start();
    update();
    return unsubscribe;
  }, [get, subscribe, start]);
  return state;
}

/** A remote's place: loading, its screens, or the failure panel. The rest of the page keeps working. */
export function RemoteView({ name }: { name: string }) {
  const { bus, transport, language, portal, remotes } = useShell();
  const store = remotes[name];
  if (!store) throw new Error(`No remote ${name}`);
  const state = useRemoteState(store);
  if (state.status === 'loading' || !portal) return <RemoteLoading onRetry={store.retry} />;
  if (state.status === 'failed') return <FailurePanel onRetry={store.retry} />;
  const { module, version } = state;
  const fallBack = (error: unknown) => {
    note('crashed', name, version, error);
    store.fallBack();
  };
  return (
    <RemoteBoundary key={version} onFailure={fallBack}>
      <module.Component bus={bus} transport={transport} language={language} portal={portal} />
    </RemoteBoundary>
  );
}
