import type { PaymentToken, Quote } from '@shared/domain';

/** Events of a card payment: fields ready, paid, left without paying, or failed. */
export type CardEvent =
  | { kind: 'ready' }
  | { kind: 'paid'; sessionId: string }
  | { kind: 'left'; as: 'cancelled' | 'closed' }
  | { kind: 'failed'; description: string };

interface CardPayment {
  token: PaymentToken;
  quote: Quote;
  language: string;
  /** Container for the fields. */
  place: Element;
  onEvent: (event: CardEvent) => void;
}

/** Opens a payment at its provider; returns a function that removes it. Rejects if the provider fails to load. */
export type OpenCard = (payment: CardPayment) => Promise<() => void>;

/** The known parts of a provider's event of any shape: its type and session id. */
export function readEvent(event: unknown): { type: string; sessionId: string | null; description: string } {
  const said = recordOf(event);
  const { session_id: id } = recordOf(said['result']);
  const { type, description } = said;
  return {
    type: typeof type === 'string' ? type : '',
    sessionId: typeof id === 'string' ? id : null,
    description: typeof description === 'string' ? description : '',
  };
}

/** Calls the method of a provider's global script with its options. */
export function callProvider(name: string, method: string, options: object): () => void {
  const api = recordOf(Reflect.get(window, name));
  const call = api[method];
  if (typeof call !== 'function') throw new Error(`the script of the card service has no ${name}.${method}`);
  const { close } = recordOf(Reflect.apply(call, api, [options]));
  return () => {
    if (typeof close === 'function') Reflect.apply(close, undefined, []);
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
