import type { EmbedLanguage } from '../events';

/** The frame's title, and what a shopper reads where no quote can be shown, with a link to the site. */
export const TEXTS: Record<EmbedLanguage, readonly [title: string, sorry: string, link: string]> = {
  en: ['Car insurance quote', 'Sorry, no quotes here right now.', 'Get a quote on our site'],
  es: ['Cotización de seguro de auto', 'Por ahora no se puede cotizar aquí.', 'Cotizar en nuestro sitio'],
};
