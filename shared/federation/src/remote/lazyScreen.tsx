import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** A screen in a chunk of its own. `preload` fetches the chunk before the person gets there. */
export interface LazyScreen {
  (props: { fallback?: ReactNode }): ReactNode;
  preload(): Promise<void>;
}

/**
 * A screen loaded when first shown. Unlike `React.lazy`, a failed load is forgotten, so that a retry after the error
 * panel asks the server again instead of failing for as long as the page lives.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let pending: Promise<{ default: ComponentType }> | undefined;
  let current = make();
  function fetchOnce(): Promise<{ default: ComponentType }> {
    pending ??= load().then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        pending = undefined;
        current = make();
        throw error;
      },
    );
    return pending;
  }
  function make() {
    return lazy(fetchOnce);
  }
  function Screen({ fallback = null }: { fallback?: ReactNode }) {
    const [Loaded] = useState(() => current);
    return (
      <Suspense fallback={fallback}>
        <Loaded />
      </Suspense>
    );
  }
  return Object.assign(Screen, {
    preload: () =>
      fetchOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}
