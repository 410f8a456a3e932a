import 'i18next';
import type { en as card } from '../../providers/payments/src/locales/en';
import type { en as sign } from '../../providers/e-sign/src/locales/en';

// The stand-in services' own pages, as the tests speak of them.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    card: typeof card;
    sign: typeof sign;
  }
}
