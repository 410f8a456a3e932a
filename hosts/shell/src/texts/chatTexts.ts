import { chat as en } from '../locales/en/chat';
import { chat as es } from '../locales/es/chat';

/**
 * The chat panel's texts, besides the frame's. Both languages together, since separate chunks would add bytes to the
 * start.
 */
export const chatTexts = { en: { shell: en }, es: { shell: es } };
