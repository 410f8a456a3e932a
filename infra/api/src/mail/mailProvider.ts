import type { Letter } from './letter';

/** An outgoing letter. `id` stays the same for every attempt. */
export interface MailMessage extends Letter {
  id: string;
}

/** The provider will never accept this letter (its address, its size), so retrying is useless. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

/**
 * Delivers mail. `send` resolves once the provider has accepted the message, and accepts each id only once.
 * @throws LetterRefused; any other failure means that the outcome is unknown and the same message is retried.
 */
export interface MailProvider {
  send(message: MailMessage): Promise<void>;
}
