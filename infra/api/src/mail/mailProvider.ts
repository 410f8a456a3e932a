import type { Letter } from './letter';

/** A letter under way. `id` stays the same however often it is sent. */
export interface MailMessage extends Letter {
  id: string;
}

/** The provider will never take this letter (its address, its size): there is no use in sending it again. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

/**
 * Whoever delivers mail. `send` resolves once the provider has taken the message, and takes one id once only.
 * @throws LetterRefused; any other failure means that the outcome is unknown and the same message is sent again.
 */
export interface MailProvider {
  send(message: MailMessage): Promise<void>;
}
