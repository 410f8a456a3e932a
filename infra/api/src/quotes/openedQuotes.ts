import type { Clock } from '../clock';
import type { StoredQuote } from './storedQuote';

const SIZE = 500;
const KEPT_FOR = 10 * 60_000;

/**
 * Caches the quotes this node opened recently, for at most ten minutes, because reading and decrypting one costs more
 * than the rest of an edit. Reads check that the row is unchanged, and writes only succeed if it is.
 */
export interface OpenedQuotes {
  get(id: string, keyHash: string): StoredQuote | null;
  put(quote: StoredQuote): void;
  drop(id: string): void;
}

export function createOpenedQuotes(clock: Clock): OpenedQuotes {
  // In order of use: the first is the least recently used.
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
