import { chat as en } from '../locales/en/chat';
import { chat as es } from '../locales/es/chat';

/** What the chat's panel says beside the frame's texts. In both languages: chunks of their own would weigh more on the start. */
export const chatTexts = { en: { shell: en }, es: { shell: es } };
