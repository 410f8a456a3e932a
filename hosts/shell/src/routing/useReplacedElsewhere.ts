import { useEffect } from 'react';
import { matchRoute, paths, RESUMING, type PathName } from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../boot/ShellContext';

/** Routes where the shopper replaces the quote, and pages without a quote. */
const UNCONCERNED: ReadonlySet<PathName | null> = new Set<PathName>([
  'start',
  'resume',
  'waitingList',
  'notCovered',
  'contactUs',
  'privacy',
  'accessibility',
  'eraseData',
  'myData',
]);

/**
 * After another tab replaced the quote, nothing here could be saved to it, so this says so and opens the review of the
 * new one.
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
      void navigate(paths.review(RESUMING));
    });
  }, [bus, navigate]);
}
