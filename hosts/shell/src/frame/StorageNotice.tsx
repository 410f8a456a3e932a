import { useEffect, useState } from 'react';
import { useShell } from '../boot/ShellContext';
import { LatePart } from './LatePart';

/** If the browser stores nothing, or its storage fills up, says once that the quote only lasts as long as the page. */
export function StorageNotice() {
  const { storage } = useShell().transport;
  const [isLasting, setLasting] = useState(() => storage.isLasting());
  useEffect(() => storage.onLoss(() => setLasting(false)), [storage]);
  return isLasting ? null : <LatePart name="NotSaved" />;
}
