import type { Language } from '@shared/event-bus';

/** Texts of the pages that a preview link opens. */
export const texts = {
  en: {
    title: (release: string) => `Preview of ${release}`,
    body: (until: string) =>
      `You’ll see this release in this browser until ${until}, or until you leave it. Shoppers don’t get it.`,
    changes: 'It changes:',
    start: 'Start the preview',
    endedTitle: 'This preview link no longer works',
    ended: 'It was already used, it expired or its release was revoked. Ask whoever sent it for a new one.',
    site: 'Go to the site',
  },
  es: {
    title: (release: string) => `Vista previa de ${release}`,
    body: (until: string) =>
      `Usted verá esta versión en este navegador hasta el ${until}, o hasta que salga de ella. Los clientes no la reciben.`,
    changes: 'Cambia lo siguiente:',
    start: 'Comenzar la vista previa',
    endedTitle: 'Este enlace de vista previa ya no sirve',
    ended: 'Ya se usó, venció o se retiró su versión. Pida uno nuevo a quien se lo envió.',
    site: 'Ir al sitio',
  },
} satisfies Record<Language, object>;
