import { useEffect, useState, type ComponentType } from 'react';
import { whenRendered } from '@shared/federation/page/whenRendered';

type Parts = typeof import('./lateParts');
let loaded: Parts | null = null;

/** The parts of the frame that the first screen does not need. After a failure the next call tries again. */
export const loadLateParts = (): Promise<Parts> =>
  import(/* webpackChunkName: "late" */ './lateParts').then((parts) => (loaded = parts));

/**
 * Shows a late part once it has loaded: after the first screen, which it would slow down, unless it takes room above that
 * screen. If loading fails, the page works without it.
 */
export function LatePart({ name }: { name: 'FinishLater' | 'LastParts' | 'NotSaved' }) {
  const [Part, setPart] = useState<ComponentType | null>(() => loaded?.[name] ?? null);
  useEffect(() => {
    if (loaded) return undefined;
    const load = () =>
      void loadLateParts().then(
        (parts) => setPart(() => parts[name]),
        () => undefined,
      );
    return name === 'NotSaved' ? load() : whenRendered(load);
  }, [name]);
  return Part && <Part />;
}
