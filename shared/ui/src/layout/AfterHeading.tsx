import { useDeferredValue, type ReactNode } from 'react';

/**
 * What stands below a screen's heading, drawn once the heading is: a form takes longer to draw on a slow phone than its
 * question takes to read (budgets: LCP, next step at hand). Until then the page stays as long as it is scrolled to, or
 * Back would lose the place that the browser remembers.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const isTurn = useDeferredValue(true, false);
  if (isTurn) return children;
  if (typeof window === 'undefined') return null;
  return <div data-after-heading style={{ minBlockSize: window.scrollY + window.innerHeight }} />;
}
