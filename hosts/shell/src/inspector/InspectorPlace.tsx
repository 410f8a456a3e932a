import type { InspectNote } from '@shared/federation/page';
import { useEffect, useState, type ComponentType } from 'react';
import { readPageData } from '../boot/readPageData';
import { endInspection } from '../release/askEdge';

type Inspector = ComponentType<{ note: InspectNote; onEnd: () => void }>;

/** Loads the inspector if the edge says that this visitor may look inside the page (ADR 0042); usually nothing. */
export function InspectorPlace() {
  const [note] = useState(() => readPageData().inspect);
  const [Loaded, setLoaded] = useState<Inspector | null>(null);
  useEffect(() => {
    if (!note) return;
    import(/* webpackChunkName: "inspector" */ './Inspector').then(
      ({ Inspector: loaded }) => setLoaded(() => loaded),
      // Nothing a shopper does depends on it.
      () => undefined,
    );
  }, [note]);
  // Gone only once the site has answered: a page opened before that would show it again.
  const end = () => void endInspection().then(() => setLoaded(null));
  return note && Loaded && <Loaded note={note} onEnd={end} />;
}
