import { useState } from 'react';
import { useShell } from '../boot/ShellContext';
import { LatePart } from './LatePart';

/** If the browser stores nothing, says once that the quote only lasts as long as the page. */
export function StorageNotice() {
  const { transport } = useShell();
  const [isLasting] = useState(() => transport.storage.isLasting());
  return isLasting ? null : <LatePart name="NotSaved" />;
}
