import 'i18next';
import type { embedFirst } from './en/embedFirst';
import type { embedOffers } from './en/embedOffers';
import type { priceRange } from './en/priceRange';
import type { recipients } from './en/recipients';
import type { storedQuote } from './en/storedQuote';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    priceRange: typeof priceRange;
    recipients: typeof recipients;
    storedQuote: typeof storedQuote;
    embed: typeof embedFirst & typeof embedOffers;
  }
}
