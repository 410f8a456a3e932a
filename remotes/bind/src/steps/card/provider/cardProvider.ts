import type { PaymentToken, Quote } from '@shared/domain';

/** What a card payment tells: its fields are there, paid, left without paying, or what went wrong. */
export type CardEvent =
  | { kind: 'ready' }
  | { kind: 'paid'; sessionId: string }
  | { kind: 'left'; as: 'cancelled' | 'closed' }
  | { kind: 'failed'; description: string };

interface CardPayment {
  token: PaymentToken;
  quote: Quote;
  language: string;
  /** Where fields may appear. */
  place: Element;
  onEvent: (event: CardEvent) => void;
}

/** Opens a payment at its provider; answers a way to take it away. Rejects where the provider cannot be loaded. */
export type OpenCard = (payment: CardPayment) => Promise<() => void>;

/** What a provider's script says, whatever it is: its kind, and what else we know to read. */
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

/** The method that a provider's script has put into the page, called with its options. */
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
