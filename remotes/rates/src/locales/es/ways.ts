import type { ratesWays as english } from '../en/ways';

/** The same texts in Spanish. */
export const ratesWays: typeof english = {
  ways: {
    label: 'Envíese la cotización o hable con un agente',
    next: 'Ahora le pediremos nombres y direcciones. No paga nada hasta ver el precio final.',
    email: 'Enviarme la cotización por correo electrónico',
    agent: 'Que un agente se comunique conmigo',
    opening: 'Abriendo el formulario',
  },
};
