import type { recipients as english } from '../en/recipients';

export const recipients: typeof english = {
  sent: '“{{button}}” envía estas respuestas a {{carriers}} para obtener sus precios. Si usted compra, la aseguradora nos paga una comisión.',
  more: 'Quién recibe qué y cuándo',
};
