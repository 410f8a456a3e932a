import type { ChatTexts } from '../en/chat';

/** The same texts in Spanish. */
export const chat: ChatTexts = {
  chatPanel: {
    lead: 'El agente ve su nombre, correo electrónico y teléfono, si nos los dio.',
    close: 'Cerrar',
    conversation: 'Conversación',
    connecting: 'Conectando',
    unavailable: 'El chat no responde. Llame al {{phone}} o escriba a {{email}}.',
  },
};
