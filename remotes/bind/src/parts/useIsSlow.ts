import { useEffect, useState } from 'react';

/** True once a screen has been mounted for this many milliseconds. */
export function useIsSlow(after: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isLong;
}
