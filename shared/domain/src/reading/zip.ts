import { ZIP_LENGTH } from '../constants';

/** Masks ZIP input: digits only, five at most (section 5). */
export function maskZipInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, ZIP_LENGTH);
}
