import { type PaymentToken, policyHolderOf, type Quote } from '@shared/domain';
import { callProvider, readEvent, type CardEvent, type OpenCard } from './cardProvider';
import { loadScript } from './loadScript';

const TIME_LIMIT = 15_000;

/** One call to the form's service, which returns a single value. */
async function ask(url: string, field: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, {
    ...init,
    credentials: 'omit',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const body: unknown = answer.ok ? await answer.json() : null;
  const word: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null;
  if (typeof word !== 'string') throw new Error(`the form's service gave no ${field}`);
  return word;
}

function holderName({ drivers }: Quote): string {
  const holder = policyHolderOf(drivers);
  return [holder?.first_name, holder?.last_name].filter(Boolean).join(' ');
}

/** Creates a customer account, then its session (specification 7). */
async function openSession({ origin, value, reference }: PaymentToken, name: string): Promise<string> {
  const customer = await ask(`${origin}/customers`, 'CustomerId', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      AuthenticationKey: value,
      ExternalCustomerId: reference,
      CustomerName: name,
    }),
  });
  const query = new URLSearchParams({ key: value, customer });
  return ask(`${origin}/sessions?${query.toString()}`, 'SessionKey');
}

/** Completed and then closed means paid; closed alone means left (section 4). */
function listenTo(onEvent: (event: CardEvent) => void) {
  let paidWith: string | null = null;
  return (event: unknown) => {
    const { type, sessionId, description } = readEvent(event);
    if (type === 'ready') onEvent({ kind: 'ready' });
    if (type === 'complete') paidWith = sessionId;
    if (type === 'error') onEvent({ kind: 'failed', description });
    if (type !== 'close') return;
    onEvent(paidWith === null ? { kind: 'left', as: 'closed' } : { kind: 'paid', sessionId: paidWith });
  };
}

/** The other system: the service's own form over the page (specification 7, reading 3). */
export const openHostedForm: OpenCard = async ({ token, quote, language, onEvent }) => {
  const holder = holderName(quote);
  const [sessionKey] = await Promise.all([openSession(token, holder), loadScript(`${token.origin}/form.js`)]);
  return callProvider('PaymentForm', 'open', {
    sessionKey,
    amount: token.amount,
    billingZip: quote.address.zip_code,
    billingStreet: quote.address.line1 ?? '',
    holderName: holder,
    reference: token.reference,
    accountGroup: token.account,
    language,
    onEvent: listenTo(onEvent),
  });
};
