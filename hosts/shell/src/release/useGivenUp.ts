import { matchRoute } from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { useShell } from '../boot/ShellContext';
import { giveUpRelease } from './askEdge';

/**
 * Gives up the release once the quote or the purchase has ended: after a start over, and on the final page, whose
 * position says that the purchase is over (an unfinished one is redirected without reporting any).
 */
export function useGivenUp(): void {
  const { bus } = useShell();
  const { pathname } = useLocation();
  useEffect(() => bus.on('quote:started-over', giveUpRelease), [bus]);
  useEffect(() => {
    if (!['final', 'issued'].includes(matchRoute(pathname) ?? '')) return undefined;
    let isDone = false;
    return bus.on('journey:position-changed', ({ journey }) => {
      if (journey === 'payment' && !isDone) giveUpRelease();
      isDone ||= journey === 'payment';
    });
  }, [bus, pathname]);
}
