import type { Language } from '@shared/event-bus';
import { messages, type EdgeErrorCode } from './locales/messages';

/** An error answer of the edge itself, in the API's shape (readings 37). */
export function edgeErrors(code: EdgeErrorCode, language: Language) {
  return { errors: [{ code, message: messages[language][code] }] };
}
