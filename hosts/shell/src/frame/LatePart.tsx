import { useEffect, useState, type ComponentType } from 'react';

/** The parts of the frame that the first screen does not need. After a failure the next call tries again. */
export const loadLateParts = () => import(/* webpackChunkName: "late" */ './lateParts');

/** Shows a late part once it has loaded. If loading fails, the page works without it. */
export function LatePart({ name }: { name: 'FinishLater' | 'NotSaved' }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    loadLateParts().then(
      (parts) => setPart(() => parts[name]),
      () => undefined,
    );
  }, [name]);
  return Part && <Part />;
}
