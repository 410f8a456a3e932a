/** The card page's messages to the embedding page. Never anything about the card. */
export type FrameMessage =
  /** It listens, and can receive its payment. */
  | { type: 'ready' }
  /** The payment is shown: fields, or its outcome. */
  | { type: 'shown' }
  | { type: 'height'; height: number }
  | { type: 'paid'; session_id: string }
  | { type: 'left' }
  | { type: 'failed'; description: string };

/** The embedding page's one message to the card page. Without the amount, which the service knows. */
export interface StartMessage {
  type: 'start';
  token: string;
  account: string;
  zip: string;
  holder: string;
  street: string;
}

/** Both directions carry the one-time state created by the opening page. */
export type Stated<Message> = Message & { state: string };

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function messageIn(data: Record<string, unknown>): FrameMessage | null {
  const { type, height, session_id: sessionId, description } = data;
  if (type === 'ready' || type === 'shown' || type === 'left') return { type };
  if (type === 'height' && typeof height === 'number' && height >= 0 && height <= 5_000)
    return { type, height };
  if (type === 'paid' && isText(sessionId, 100)) return { type, session_id: sessionId };
  return type === 'failed' && isText(description, 500) ? { type, description } : null;
}

/** A message of the card page with this state, or null for anything else that a window may send. */
export const readFrameMessage = (data: unknown, state: string): FrameMessage | null =>
  isObject(data) && data['state'] === state ? messageIn(data) : null;

/** The start of a payment with this state, or null. */
export function readStartMessage(data: unknown, state: string): StartMessage | null {
  if (!isObject(data) || data['state'] !== state || data['type'] !== 'start') return null;
  const { token, account, zip, holder, street } = data;
  if (!isText(token, 300) || !isText(account, 60)) return null;
  const optional = (value: unknown) => (isText(value, 200) ? value : '');
  return {
    type: 'start',
    token,
    account,
    zip: optional(zip),
    holder: optional(holder),
    street: optional(street),
  };
}
