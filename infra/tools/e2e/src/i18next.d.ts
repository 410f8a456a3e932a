import 'i18next';
import type { en as card } from '../../../stand-ins/payments/src/locales/en';
import type { en as sign } from '../../../stand-ins/e-sign/src/locales/en';

// Types for the stand-in services' own pages.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    card: typeof card;
    sign: typeof sign;
  }
}
