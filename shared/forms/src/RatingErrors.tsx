import type { CodedError, Quote } from '@shared/domain';
import { useLocation } from '@shared/federation/router';
import { Notice } from '@shared/ui';

/** What the price screen hands over with the address when nothing could be priced (specification 4, Rate results). */
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
  /** Codes of what the screen says itself, in its own words. */
  said?: readonly string[];
}

/** Why there were no prices, each message in an error box (specification 8); gone once the quote has changed. */
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
