export { contrast, poorContrasts, textOn, type PoorContrast } from '../contrast';
export type {
  EmbedDomEventName,
  EmbedErrorCode,
  EmbedEventName,
  EmbedEvents,
  EmbedLanguage,
  EmbedMode,
} from '../events';
export type { EmbedPrefill } from '../options';
export type { EmbedTheme } from '../theme';
export type { AutoQuoteAttributes, AutoQuoteElement } from './element';
export { loadAutoQuote, type LoadOptions } from './loadAutoQuote';
