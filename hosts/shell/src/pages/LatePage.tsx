import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { FailurePanel } from '../remotes/FailurePanel';
import { RemoteLoading } from '../remotes/RemoteLoading';

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Page: ComponentType };

/**
 * A page of the shell in a chunk of its own, since the frame is on the way to the first screen. Where the chunk does
 * not come, the useful screen shows, and its retry asks again.
 */
export function LatePage({ load }: { load: () => Promise<ComponentType> }) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const ask = useCallback(() => {
    load().then(
      (Page) => setState({ status: 'ready', Page }),
      () => setState({ status: 'failed' }),
    );
  }, [load]);
  useEffect(ask, [ask]);
  const retry = () => {
    setState({ status: 'loading' });
    ask();
  };
  if (state.status === 'ready') return <state.Page />;
  return state.status === 'failed' ? <FailurePanel onRetry={retry} /> : <RemoteLoading onRetry={ask} />;
}
