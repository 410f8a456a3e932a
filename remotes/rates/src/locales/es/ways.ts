import type { ratesWays as english } from '../en/ways';

/** The same texts in Spanish. */
export const ratesWays: typeof english = {
  ways: {
    label: 'Envíese la cotización o hable con un agente',
    email: 'Enviarme la cotización por correo electrónico',
    agent: 'Que un agente se comunique conmigo',
    opening: 'Abriendo el formulario',
  },
};
