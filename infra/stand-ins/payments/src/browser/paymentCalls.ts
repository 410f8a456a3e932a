import type { CardEntry, CardField, CardProblem } from '../card';
import type { SessionStatus } from '../session';
import type { DeclineCode } from '../testCards';

/** The payment as the service shows it to its own page. `amount` is cents. */
export interface Payment {
  session_id: string;
  status: SessionStatus;
  /** The bank has not responded yet. */
  is_waiting: boolean;
  amount: number;
  reference: string;
  account: string;
  decline_code: DeclineCode | null;
}

export type Problems = Partial<Record<CardField, CardProblem>>;

export type Answer =
  | { kind: 'payment'; payment: Payment }
  | { kind: 'problems'; problems: Problems }
  /** The token is invalid. */
  | { kind: 'none' }
  /** No usable response, so the outcome must be requested. */
  | { kind: 'unknown' };

const TIME_LIMIT = 8_000;
const TELLING = new Set([200, 202, 409]);

async function call(token: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch('/payment', { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
    if (answer.status === 401) return { kind: 'none' };
    if (TELLING.has(answer.status)) {
      const payment: Payment = await answer.json();
      return { kind: 'payment', payment };
    }
    if (answer.status !== 422) return { kind: 'unknown' };
    const { problems = {} }: { problems?: Problems } = await answer.json();
    return { kind: 'problems', problems };
  } catch {
    return { kind: 'unknown' };
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The payment's current status. */
export const askPayment = (token: string): Promise<Answer> => call(token, { headers: bearer(token) });

/** Pays with a card: sent to the service's own origin, and nowhere else. */
export const sendCard = (token: string, card: CardEntry): Promise<Answer> =>
  call(token, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
