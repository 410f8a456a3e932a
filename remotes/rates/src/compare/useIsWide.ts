import { useEffect, useState } from 'react';

/** From here on every carrier has a column: the theme's tablet breakpoint. */
const WIDE = '(min-width: 37.5em)';

/** Not in every test's browser, where all carriers fit. */
const asked = (): MediaQueryList | undefined =>
  'matchMedia' in window ? window.matchMedia(WIDE) : undefined;

/** Whether all carriers fit beside each other. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => asked()?.matches ?? true);
  useEffect(() => {
    const query = asked();
    const listening = new AbortController();
    query?.addEventListener('change', ({ matches }) => setWide(matches), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isWide;
}
