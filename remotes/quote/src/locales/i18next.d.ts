import 'i18next';
import type { embedFirst } from './en/embedFirst';
import type { embedOffers } from './en/embedOffers';
import type { priceRange } from './en/priceRange';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    priceRange: typeof priceRange;
    embed: typeof embedFirst & typeof embedOffers;
  }
}
