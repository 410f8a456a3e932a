import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../boot/ShellContext';
import { FailurePanel } from './FailurePanel';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteLoading } from './RemoteLoading';

/** A remote's place: loading, its screens, or the failure panel. The rest of the page keeps working. */
export function RemoteView({ name }: { name: string }) {
  const { bus, transport, language, portal, remotes } = useShell();
  const store = remotes[name];
  if (!store) throw new Error(`No remote ${name}`);
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.start(), [store]);
  if (state.status === 'loading' || !portal) return <RemoteLoading onRetry={store.retry} />;
  if (state.status === 'failed') return <FailurePanel onRetry={store.retry} />;
  const { Component } = state.module;
  return (
    <RemoteBoundary key={state.version} onFailure={store.fallBack}>
      <Component bus={bus} transport={transport} language={language} portal={portal} />
    </RemoteBoundary>
  );
}
