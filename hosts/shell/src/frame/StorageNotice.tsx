import { useEffect, useState, type ComponentType } from 'react';
import { useShell } from '../boot/ShellContext';

/** In its own chunk, since nearly every browser stores data. */
const load = () => import(/* webpackChunkName: "storage" */ '../storage/NotSaved');

/** If the browser stores nothing, says once that the quote only lasts as long as the page. */
export function StorageNotice() {
  const { transport } = useShell();
  const [NotSaved, setNotSaved] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (transport.storage.isLasting()) return;
    // If the texts fail to load there is nothing to show, and the site works anyway.
    load().then(
      (part) => setNotSaved(() => part.NotSaved),
      () => undefined,
    );
  }, [transport]);
  return NotSaved && <NotSaved />;
}
