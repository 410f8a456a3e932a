import type { Language } from '@shared/event-bus';

/** What search results and shared links say about the pages that are the same for everyone; the start has its own. */
export const texts = {
  en: {
    contactUs: {
      title: 'Contact us',
      description: 'Ask a licensed agent about car insurance. Call, write, or have an agent get in touch.',
    },
    privacy: {
      title: 'Privacy',
      description: 'What this site keeps about you, why, who gets it, and how long it stays.',
    },
    accessibility: {
      title: 'Accessibility',
      description:
        'How this site works with a keyboard, a screen reader and large text, and whom to ask for help.',
    },
    /** What the picture of a shared link shows. */
    picture: 'A car on a road that winds toward hills at sunrise.',
  },
  es: {
    contactUs: {
      title: 'Contáctenos',
      description:
        'Pregunte a un agente con licencia sobre su seguro de auto. Llame, escriba o pida que le contacten.',
    },
    privacy: {
      title: 'Privacidad',
      description: 'Lo que este sitio guarda sobre usted, por qué, quién lo recibe y cuánto tiempo se queda.',
    },
    accessibility: {
      title: 'Accesibilidad',
      description:
        'Cómo funciona este sitio con teclado, lector de pantalla y letra grande, y a quién pedir ayuda.',
    },
    picture: 'Un auto en una carretera que sube hacia las colinas al amanecer.',
  },
} satisfies Record<Language, object>;
