import 'i18next';
import type { embedFirst } from './en/embedFirst';
import type { embedOffers } from './en/embedOffers';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    embed: typeof embedFirst & typeof embedOffers;
  }
}
