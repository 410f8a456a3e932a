import { useEffect, useState, type ComponentType } from 'react';

/** The parts of the frame that the first screen does not need. After a failure the next call tries again. */
export const loadLateParts = () => import(/* webpackChunkName: "late" */ './lateParts');

/** One of them, once it is there. If it fails to load, the page works without it. */
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
