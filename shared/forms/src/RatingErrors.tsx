import type { CodedError, Quote } from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { Notice } from '@shared/ui';

/** Router state from the price screen when nothing could be rated (specification 4, Rate results). */
interface Handed {
  ratingErrors: readonly CodedError[];
  quoteVersion: number;
}

function isHanded(state: unknown): state is Handed {
  return (
    typeof state === 'object' &&
    state !== null &&
    'ratingErrors' in state &&
    Array.isArray(state.ratingErrors)
  );
}

interface RatingErrorsProps {
  quote: Quote;
  /** Codes for which the screen has its own text. */
  said?: readonly string[];
}

/** Why there are no prices, each message in an error box (specification 8); removed once the quote has changed. */
export function RatingErrors({ quote, said }: RatingErrorsProps) {
  const state: unknown = useLocation().state;
  if (!isHanded(state) || state.quoteVersion !== quote.version) return null;
  return state.ratingErrors
    .filter(({ code }) => !said?.includes(code))
    .map(({ code, message }) => (
      <Notice key={`${code} ${message}`} tone="danger">
        {message}
      </Notice>
    ));
}
