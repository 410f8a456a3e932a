import { useState } from 'react';

/** True from the first time on: what was once drawn is not taken away while more of it is read. */
export function useStays(isHere: boolean): boolean {
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  return isHere || wasHere;
}
