import 'i18next';
import type { rates } from './en/rates';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    rates: typeof rates;
  }
}
