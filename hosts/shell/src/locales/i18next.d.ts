import 'i18next';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof en;
  }
}
