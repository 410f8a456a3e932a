import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

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

const ignore = (): void => {};

/**
 * A screen loaded when first shown. Unlike `React.lazy`, a failed load is forgotten, so that a retry after the error
 * panel asks the server again instead of failing for as long as the page lives. And without `Suspense`, which leaves a
 * fallback standing for 300 ms once it was drawn, though the screen be there.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;
  const fetchOnce = (): Promise<void> => {
    pending ??= load().then(
      (screen) => void (Loaded = screen),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  const preload = (): Promise<void> => fetchOnce().catch(ignore);
  function Screen({ fallback = null, then = null }: ScreenProps) {
    const [state, become] = useState<Arrival>(() => {
      if (!Loaded) void preload();
      return { isThere: Loaded !== undefined };
    });
    useEffect(() => {
      if (state.isThere) return;
      const settle = (next: Arrival) => () => startTransition(() => become(next));
      fetchOnce().then(settle({ isThere: true }), (error: unknown) => settle({ isThere: false, error })());
    }, [state.isThere]);
    if (state.error !== undefined) throw state.error;
    if (!state.isThere || !Loaded) return fallback;
    return (
      <>
        <Loaded />
        {then}
      </>
    );
  }
  return Object.assign(Screen, { preload });
}
