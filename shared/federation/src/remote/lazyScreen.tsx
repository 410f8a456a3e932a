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
  /** What stands there until the code has come. */
  fallback?: ReactNode;
  /** Drawn with the screen and not before it: what begins with it takes nothing from the screen. */
  then?: ReactNode;
}

/** A screen in a chunk of its own. `preload` fetches the chunk before the person gets there. */
export interface LazyScreen {
  (props: ScreenProps): ReactNode;
  preload(): Promise<void>;
}

/** Whether the code is there, or why it cannot be had. */
interface Arrival {
  isThere: boolean;
  error?: unknown;
}

/**
 * A screen loaded when first shown; a retry after the error panel asks the server again. Without `Suspense`, which
 * leaves a fallback standing for 300 ms once it was drawn, though the screen be there.
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
