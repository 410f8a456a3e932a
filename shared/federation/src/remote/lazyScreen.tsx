import {
  createElement,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadOnce } from './loadOnce';

interface ScreenProps {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Rendered together with the screen, not before it, so it takes no bandwidth from the screen's load. */
  then?: ReactNode;
}

/** A screen in its own chunk. `preload` fetches the chunk before it is needed. */
export interface LazyScreen {
  (props: ScreenProps): ReactNode;
  preload(): Promise<void>;
}

/** The loaded code, or why it failed to load. */
interface Arrival {
  isThere: boolean;
  error?: unknown;
}

/**
 * A screen loaded when first shown; retrying after an error requests it again. Does not use `Suspense`, which keeps a
 * fallback for 300 ms even if the screen has loaded.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  const { now, fetch, preload } = loadOnce(load);
  function Screen({ fallback = null, then = null }: ScreenProps) {
    const [state, become] = useState<Arrival>(() => {
      if (!now()) void preload();
      return { isThere: now() !== undefined };
    });
    useEffect(() => {
      if (state.isThere) return;
      const settle = (next: Arrival) => () => startTransition(() => become(next));
      fetch().then(settle({ isThere: true }), (error: unknown) => settle({ isThere: false, error })());
    }, [state.isThere]);
    if (state.error !== undefined) throw state.error;
    const Loaded = now();
    if (!state.isThere || !Loaded) return fallback;
    return (
      <>
        {createElement(Loaded)}
        {then}
      </>
    );
  }
  return Object.assign(Screen, { preload });
}
