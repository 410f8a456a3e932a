import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { FailurePanel } from '../remotes/FailurePanel';
import { RemoteLoading } from '../remotes/RemoteLoading';

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Page: ComponentType };

/**
 * A shell page in its own chunk, to keep the first screen small. If the chunk fails to load, the failure panel offers a
 * retry.
 */
export function LazyPage({ load }: { load: () => Promise<ComponentType> }) {
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
