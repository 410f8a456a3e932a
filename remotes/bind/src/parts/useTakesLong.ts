import { useEffect, useState } from 'react';

/** True once a screen has stood for so many milliseconds. */
export function useTakesLong(after: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isLong;
}
