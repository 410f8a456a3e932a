import type { PartnerRefusal } from '@shared/domain';
import type { Language } from '@shared/event-bus';

/** Why a frame shows no quote. `bad_request`: its address is not one that the loader makes. */
export type FrameRefusal = PartnerRefusal | 'bad_request';

interface Texts {
  title: string;
  body: Record<FrameRefusal, string>;
  site: string;
}

/** Texts of the page that a frame shows instead of the quote. */
export const texts: Record<Language, Texts> = {
  en: {
    title: 'You can get your quote on our site',
    body: {
      partner_unknown: 'This page isn’t set up to show quotes.',
      origin_not_allowed: 'This page isn’t set up to show quotes.',
      mode_not_allowed: 'This page isn’t set up to show quotes this way.',
      partner_stopped: 'Quotes aren’t available on this page right now.',
      unavailable: 'Quotes aren’t available on this page right now.',
      bad_request: 'This web address is incomplete.',
    },
    site: 'Get a quote on our site',
  },
  es: {
    title: 'Puede cotizar en nuestro sitio',
    body: {
      partner_unknown: 'Esta página no está configurada para mostrar cotizaciones.',
      origin_not_allowed: 'Esta página no está configurada para mostrar cotizaciones.',
      mode_not_allowed: 'Esta página no está configurada para mostrar cotizaciones de esta forma.',
      partner_stopped: 'Por ahora, las cotizaciones no están disponibles en esta página.',
      unavailable: 'Por ahora, las cotizaciones no están disponibles en esta página.',
      bad_request: 'Esta dirección está incompleta.',
    },
    site: 'Cotizar en nuestro sitio',
  },
};
