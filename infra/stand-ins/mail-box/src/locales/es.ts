import type { en } from './en';

/** The viewer in Spanish. */
export const es: typeof en = {
  title: 'Buzón',
  lead: 'Correos que esta máquina envió. Ninguno salió de ella.',
  empty: 'Todavía no hay correo.',
  to: 'Para',
  cc: 'Copia para',
  from: 'De',
  received: 'Recibido',
  html: 'Como HTML',
  text: 'Como texto sin formato',
  attachments: 'Adjuntos',
  back: 'Todos los mensajes',
  remove: 'Borrar todos los mensajes',
  missing: 'Este mensaje no existe.',
};
