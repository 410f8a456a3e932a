import type { EdgeCode } from '@shared/domain';
import type { Language } from '@shared/event-bus';
import { messages } from './locales/messages';

/** An error answer of the edge itself, in the API's shape (readings 37). */
export function edgeErrors(code: EdgeCode, language: Language) {
  return { errors: [{ code, message: messages[language][code] }] };
}
