import { ZIP_LENGTH } from '../constants';

/** What a ZIP field keeps of what is typed: digits, five at most (section 5). */
export function maskZipInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, ZIP_LENGTH);
}
