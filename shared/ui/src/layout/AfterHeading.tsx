import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

/** On Back and Forward the whole screen renders at once, since the browser then restores the scroll position. */
const isBack = (): boolean => typeof window !== 'undefined' && window.event?.type === 'popstate';

/**
 * Whether to render what is below a screen's heading: after the heading, or on the first key press, which may be a Tab
 * into it.
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
 * Content below a screen's heading, rendered after it, because a form takes longer to render on a slow phone than its
 * question takes to read (budgets: LCP, next step at hand).
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  return useAfterHeading() ? children : <Room data-after-heading />;
}

/**
 * As tall as the window, so content below does not appear and then get pushed out of view. The shell finds it by its
 * attribute.
 */
export const Room = styled.div.attrs<{ 'data-room'?: string }>({ 'data-room': '' })`
  min-block-size: 100vh;
`;
