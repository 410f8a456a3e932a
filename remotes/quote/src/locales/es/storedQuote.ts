import type { storedQuote as english } from '../en/storedQuote';

export const storedQuote: typeof english = {
  policy: 'Su póliza',
  sign: 'Firmar mi póliza',
  see: 'Ver mi póliza',
};
