import { loadOnce } from '@shared/federation/remote';
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PartFailed } from './PartFailed';

interface Place<Props> {
  /** What stands there until the code has come, of the same size. */
  fallback?: ReactNode;
  with: Props;
}

/** A part of a screen in a chunk of its own. `preload` fetches it before it is looked at. */
export interface LazyPart<Props> {
  (place: Place<Props>): ReactNode;
  preload: () => void;
}

/** Milliseconds after which a chunk that is still on its way is told like one that failed; it shows when it comes. */
const PATIENCE = 4000;

/**
 * A part that is not in the first view. A chunk that does not come is told in its place, with a retry, and leaves the
 * price and the way to buy it alone: an error boundary would take the whole screen.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const { now, fetch, preload } = loadOnce(load);
  function Part({ fallback = null, with: props }: Place<Props>) {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(now() ? 'ready' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return undefined;
      const settle = (next: 'ready' | 'failed') => () => setState(next);
      const late = setTimeout(settle('failed'), PATIENCE);
      fetch().then(settle('ready'), settle('failed'));
      return () => clearTimeout(late);
    }, [state]);
    if (state === 'failed') return <PartFailed onRetry={() => setState('loading')} />;
    const Loaded = now();
    return Loaded ? createElement(Loaded, props) : fallback;
  }
  return Object.assign(Part, { preload: () => void preload() });
}
