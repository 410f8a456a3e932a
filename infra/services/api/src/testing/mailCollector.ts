import { until } from '@shared/testing/until';
import type { MailMessage, MailProvider } from '../mail/mailProvider';

/** A test mail provider that stores what it accepts, and fails as `failWith` says. */
export interface MailCollector extends MailProvider {
  messages: MailMessage[];
  /** Every attempt, including failed ones. */
  attempts: string[];
  /** The next calls fail with these, in order. */
  failWith: Error[];
  /** Resolves once so many messages were accepted. */
  received(count: number): Promise<MailMessage[]>;
}

export function createMailCollector(): MailCollector {
  const messages: MailMessage[] = [];
  const attempts: string[] = [];
  const failWith: Error[] = [];
  return {
    messages,
    attempts,
    failWith,
    ping: async () => undefined,
    async send(message) {
      attempts.push(message.id);
      const failure = failWith.shift();
      if (failure) throw failure;
      messages.push(message);
    },
    async received(count) {
      await until(() => messages.length >= count);
      return messages;
    },
  };
}

/** The code of the link in a letter, whatever step it leads to; '' if it has none. */
export const codeIn = (letter: Pick<MailMessage, 'text'> | undefined): string =>
  /\/resume\/([\w-]{43})(?:\?step=[\w.]+)?\n/.exec(letter?.text ?? '')?.[1] ?? '';
