import type { FrameTexts } from '../en/frame';

/** The same texts in Spanish. */
export const frame: FrameTexts = {
  title: '{{brand}}: cotizaciones de seguro de auto',
  description:
    'Compare precios de seguro de auto de varias aseguradoras y compre en línea. Sin crear una cuenta.',
  skip: 'Ir al contenido principal',
  call: 'Llame al {{phone}}',
  chat: 'Chat',
  marketing: 'Acerca de {{brand}}',
  otherLanguage: 'English',
  otherLanguageShort: 'EN',
  otherLanguageHint: 'See this page in English',
  home: '{{brand}}, página de inicio',
  header: 'Sitio',
  footer: 'Ayuda y avisos legales',
  contact: 'Contáctenos',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  progress: 'Su progreso',
  stepText: '{{step}} de {{of}}',
  stepDone: '(hecho)',
  finishLater: 'Terminar más tarde',
  loading: 'Cargando',
  late: 'Esta página está tardando.',
  failure: {
    title: 'Esta parte del sitio no responde',
    kept: 'Lo que escribió está guardado. Inténtelo de nuevo, o permítanos ayudarle de otra manera.',
    retry: 'Intentar de nuevo',
    call: 'Llámenos',
    email: 'Escríbanos',
  },
};
