import { defineLeanRemote } from '@shared/federation/remote';
import { driverFactsTexts, mergeTexts } from '@shared/i18n';
import { App } from './App';
import { bind as en } from './locales/en/bind';
import { bind as es } from './locales/es/bind';

/** What the shell loads from this remote: its screens, its own texts, and of the shared ones what these screens show. */
export default defineLeanRemote({
  App,
  texts: mergeTexts(driverFactsTexts, { en: { bind: en }, es: { bind: es } }),
});
