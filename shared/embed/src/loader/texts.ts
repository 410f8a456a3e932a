import type { EmbedLanguage } from '../events';

/** The frame's title, and what a shopper reads where no quote can be shown. */
export const TEXTS: Record<EmbedLanguage, readonly [title: string, sorry: string]> = {
  en: ['Car insurance quote', 'Sorry, no quotes here right now.'],
  es: ['Cotización de seguro de auto', 'Por ahora no se puede cotizar aquí.'],
};
