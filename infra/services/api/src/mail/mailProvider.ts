import { ProviderFailure } from '../providers/callProvider';
import type { Letter } from './letter';

/** An outgoing letter. `id` stays the same for every attempt. */
export interface MailMessage extends Letter {
  id: string;
}

/** The provider will never accept this letter (its address, its size), so retrying is useless. */
export class LetterRefused extends ProviderFailure {
  override readonly name = 'LetterRefused';
  constructor(status: number) {
    super({ provider: 'mail', call: 'send' }, status);
  }
}

/**
 * Delivers mail. `send` resolves once the provider has accepted the message. A service accepts each id only once, a mail
 * server by SMTP may deliver one twice.
 * @throws LetterRefused; any other failure means that the outcome is unknown and the same message is retried.
 */
export interface MailProvider {
  /** Costs nothing. @throws unless it answers and accepts the key */
  ping(): Promise<void>;
  send(message: MailMessage): Promise<void>;
  /** Ends the connections that it keeps. */
  close?(): void;
}
