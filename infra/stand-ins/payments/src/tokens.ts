import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Books } from './books';
import type { PaymentSession } from './session';

/** What a token is for: `client` lets the merchant's page open a payment, `form` lets the hosted form pay it. */
export type TokenUse = 'client' | 'form';

export interface Tokens {
  of(session: PaymentSession, use: TokenUse): string;
  /** The session that a token opens, or null. It may have ended. */
  read(token: string, use: TokenUse): PaymentSession | null;
}

/**
 * Tokens that identify one session and its amount, and that nobody can forge without the API key. They contain no
 * secret.
 */
export function createTokens(apiKey: string, books: Books): Tokens {
  // Does not depend on the session's end, which an extension moves.
  const of = ({ id, amount }: PaymentSession, use: TokenUse): string => {
    const mac = createHmac('sha256', apiKey).update([use, id, amount].join('|'));
    return `${id}.${mac.digest('base64url')}`;
  };
  return {
    of,
    read(token, use) {
      const session = books.session(token.slice(0, token.indexOf('.')));
      if (!session) return null;
      const [given, wanted] = [Buffer.from(token), Buffer.from(of(session, use))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? session : null;
    },
  };
}
