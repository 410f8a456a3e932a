import type { ShellTexts } from './en';

/** The same texts in Spanish. */
export const es: ShellTexts = {
  title: '{{brand}}: cotizaciones de seguro de auto',
  description:
    'Compare precios de seguro de auto de varias compañías y compre en línea. Sin crear una cuenta.',
  skip: 'Ir al contenido principal',
  call: 'Llame al {{phone}}',
  marketing: 'Acerca de {{brand}}',
  otherLanguage: 'English',
  otherLanguageHint: 'See this page in English',
  home: '{{brand}}, página de inicio',
  header: 'Sitio',
  footer: 'Ayuda y avisos legales',
  contact: 'Contáctenos',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  closeAlert: 'Cerrar este mensaje',
  progress: 'Su progreso',
  stepText: 'Paso {{step}} de {{of}}',
  stepDone: '(hecho)',
  loading: 'Cargando',
  failure: {
    title: 'Esta parte del sitio no responde',
    kept: 'Lo que ha ingresado hasta ahora se conserva. Puede intentarlo de nuevo, o podemos ayudarle de otra manera.',
    retry: 'Intentar de nuevo',
    call: 'Llámenos',
    email: 'Escríbanos',
  },
  contactUs: {
    title: 'Hable con nosotros',
    lead: 'Un agente con licencia puede terminar esto con usted.',
    unavailable:
      'No pudimos comunicarnos con nuestro sistema de cotización. Lo que ha ingresado se conserva.',
    retry: 'Intentar de nuevo',
    stillUnavailable: 'Nuestro sistema de cotización aún no responde. Inténtelo de nuevo en unos minutos.',
    byPhone: 'Por teléfono',
    byEmail: 'Por correo electrónico',
    review: 'Volver a su cotización',
  },
  resume: {
    title: 'Esta cotización no está abierta en este navegador',
    lead: 'Por su privacidad, una cotización solo se abre en el navegador donde se hizo.',
    help: 'Ábrala allí, o llámenos o escríbanos y un agente la buscará con usted.',
    start: 'Comenzar una cotización nueva',
  },
  privacyPage: {
    title: 'Privacidad',
    lead: 'Lo que este sitio guarda sobre usted, y por qué.',
    points: [
      'Pedimos solo lo que una aseguradora necesita para dar un precio: dónde vive, sus autos y sus conductores.',
      'Lo que ingresa se cifra antes de salir de su navegador. Solo se abre con una clave que permanece en él.',
      'Los números de Seguro Social y de licencia se guardan cifrados y nunca se devuelven completos a su navegador.',
      'Estas páginas no tienen publicidad ni rastreo. Dos cookies recuerdan su idioma y la versión del sitio que usa.',
      '«Comenzar de nuevo» borra de este navegador el número y la clave de su cotización.',
    ],
  },
  accessibilityPage: {
    title: 'Accesibilidad',
    lead: 'Este sitio está hecho para que funcione para todas las personas.',
    points: [
      'Nuestra meta es WCAG 2.2, nivel AA. Cada paso funciona solo con el teclado y con un lector de pantalla.',
      'El texto se puede ampliar al 200%, los colores siguen su preferencia clara u oscura y el movimiento se detiene si lo pide.',
      'Si algo no le funciona, llame al {{phone}} o escriba a {{email}}. Podemos hacer su cotización por teléfono.',
    ],
  },
};
