import type { Clock } from '../clock';
import type { StoredQuote } from './storedQuote';

const SIZE = 500;
const KEPT_FOR = 10 * 60_000;

/**
 * The quotes this node opened last, for ten minutes at most: reading and opening one costs more than the rest of an
 * edit. Never the truth: who reads asks the row whether it is still the same, who writes writes only if it is.
 */
export interface OpenedQuotes {
  get(id: string, keyHash: string): StoredQuote | null;
  put(quote: StoredQuote): void;
  drop(id: string): void;
}

export function createOpenedQuotes(clock: Clock): OpenedQuotes {
  // In the order of use: the first is the longest unused.
  const kept = new Map<string, { quote: StoredQuote; until: number }>();
  const makeRoom = () => {
    for (const [id, { until }] of kept) {
      if (kept.size <= SIZE && until > clock()) return;
      kept.delete(id);
    }
  };
  return {
    get(id, keyHash) {
      const known = kept.get(id);
      return known && known.until > clock() && known.quote.keyHash === keyHash ? known.quote : null;
    },
    put(quote) {
      kept.delete(quote.id);
      kept.set(quote.id, { quote, until: clock() + KEPT_FOR });
      makeRoom();
    },
    drop: (id) => void kept.delete(id),
  };
}
