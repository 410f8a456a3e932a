import { useEffect, useState, type ComponentType } from 'react';
import { useShell } from '../boot/ShellContext';

/** Words and looks of their own chunk: nearly every browser keeps what it is given. */
const load = () => import(/* webpackChunkName: "storage" */ '../storage/NotSaved');

/** Says once, where the browser keeps nothing, that the quote lasts as long as the page. */
export function StorageNotice() {
  const { transport } = useShell();
  const [NotSaved, setNotSaved] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (transport.storage.isLasting()) return;
    // Without the words there is nothing to show; the site works all the same.
    load().then(
      (part) => setNotSaved(() => part.NotSaved),
      () => undefined,
    );
  }, [transport]);
  return NotSaved && <NotSaved />;
}
