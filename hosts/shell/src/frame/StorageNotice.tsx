import { useState } from 'react';
import { useShell } from '../boot/ShellContext';
import { LazyPart } from './LazyPart';

/** In its own chunk, since nearly every browser stores data. */
const load = () =>
  import(/* webpackChunkName: "storage" */ '../storage/NotSaved').then(({ NotSaved }) => NotSaved);

/** If the browser stores nothing, says once that the quote only lasts as long as the page. */
export function StorageNotice() {
  const { transport } = useShell();
  const [isLasting] = useState(() => transport.storage.isLasting());
  return isLasting ? null : <LazyPart load={load} />;
}
