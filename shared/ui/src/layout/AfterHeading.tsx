import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

/** On Back and Forward the whole screen is drawn at once: the browser then looks for the place it remembers. */
const isBack = (): boolean => typeof window !== 'undefined' && window.event?.type === 'popstate';

/**
 * Whether what stands below a screen's heading is to be drawn: after the heading, or at the first key, which may be the
 * Tab to what is not there yet.
 */
export function useAfterHeading(): boolean {
  const [isTurn, take] = useState(isBack);
  useEffect(() => {
    if (isTurn) return undefined;
    const takeNow = () => flushSync(() => take(true));
    window.addEventListener('keydown', takeNow, { capture: true });
    startTransition(() => take(true));
    return () => window.removeEventListener('keydown', takeNow, { capture: true });
  }, [isTurn]);
  return isTurn;
}

/**
 * What stands below a screen's heading, drawn once the heading is: a form takes longer to draw on a slow phone than its
 * question takes to read (budgets: LCP, next step at hand).
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  return useAfterHeading() ? children : <Room data-after-heading />;
}

/** As tall as the window: what stands further down must not come into view to be pushed out of it again. */
export const Room = styled.div`
  min-block-size: 100vh;
`;
