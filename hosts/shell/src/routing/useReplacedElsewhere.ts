import { useEffect } from 'react';
import { matchRoute, paths, RESUMING, type PathName } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useShell } from '../boot/ShellContext';

/** Where a quote is replaced by the person's own doing, and pages that are of no quote. */
const UNCONCERNED: ReadonlySet<PathName | null> = new Set<PathName>([
  'start',
  'resume',
  'notCovered',
  'contactUs',
  'privacy',
  'accessibility',
]);

/**
 * Another tab put another quote in the place of this one: nothing here could be saved to it any more, so it is said,
 * and the review leads to where the other stands.
 */
export function useReplacedElsewhere(): void {
  const { bus } = useShell();
  const navigate = useNavigate();
  useEffect(() => {
    let inHand = bus.last('quote:identified')?.quoteId ?? null;
    return bus.on('quote:identified', ({ quoteId }) => {
      const isReplaced = inHand !== null && quoteId !== null && quoteId !== inHand;
      inHand = quoteId;
      if (!isReplaced || UNCONCERNED.has(matchRoute(window.location.pathname))) return;
      bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.replaced_elsewhere' });
      void navigate(paths.review(), { state: RESUMING });
    });
  }, [bus, navigate]);
}
