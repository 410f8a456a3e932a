import { defineLeanRemote } from '@shared/federation/remote';
import { coveragesTexts, driverFactsTexts, mergeTexts } from '@shared/i18n';
import { App } from './App';
import { rates as en } from './locales/en/rates';
import { rates as es } from './locales/es/rates';

/** What the shell loads from this remote: its screens, its own texts, and of the shared ones what these screens show. */
export default defineLeanRemote({
  App,
  texts: mergeTexts(coveragesTexts, driverFactsTexts, { en: { rates: en }, es: { rates: es } }),
});
