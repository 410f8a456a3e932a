import { useEffect, useState, type ComponentType } from 'react';

/** A part of the frame in its own chunk, which keeps the first screen small. If it fails to load, the page works without it. */
export function LazyPart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load]);
  return Part && <Part />;
}
