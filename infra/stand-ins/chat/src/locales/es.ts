import type { Texts } from './en';

/** The widget in Spanish. */
export const es: Texts = {
  title: 'Chat',
  demonstration:
    'Este es un agente de demostración. Nadie lee esta conversación, y lo que escribe no se envía ni se guarda.',
  log: 'Conversación',
  you: 'Usted',
  agent: 'Agente de demostración',
  hello: 'Hola. ¿En qué puedo ayudarle?',
  helloTo: 'Hola, {name}. ¿En qué puedo ayudarle?',
  known: 'Un agente vería aquí su nombre y cómo comunicarse con usted: {values}.',
  answer:
    'Aquí respondería una persona. Para hablar con una ahora, llame al número que está arriba en la página.',
  message: 'Su mensaje',
  send: 'Enviar',
};
