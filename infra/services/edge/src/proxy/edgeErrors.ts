import type { EdgeCode } from '@shared/domain';
import type { Language } from '@shared/event-bus';
import { messages } from './locales/messages';

/** An error response of the edge itself, in the API's format (readings 37). */
export function edgeErrors(code: EdgeCode, language: Language) {
  return { errors: [{ code, message: messages[language][code] }] };
}
