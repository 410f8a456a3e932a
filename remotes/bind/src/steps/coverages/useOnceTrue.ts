import { useState } from 'react';

/** Stays true once it was true, so rendered content is not removed while more loads. */
export function useOnceTrue(isHere: boolean): boolean {
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  return isHere || wasHere;
}
