import { array, type InferType, mixed, number, object, string } from 'yup';
import { callProvider, pingProvider, type ProviderSettings } from '../../providers/callProvider';
import {
  type LedgerEntry,
  PAYMENT_STATES,
  type OpenedSession,
  type PaymentOrder,
  type PaymentProvider,
  type PaymentSession,
  type SessionTime,
} from './paymentProvider';
import { done, instant, jsonOf } from '../../providers/readAnswer';

const cents = () => number().integer().min(0).required();

const time = { expires_at: instant(), extensions_left: number().integer().min(0).default(0) };

const sessionSchema = object({
  id: string().required(),
  status: string().oneOf(PAYMENT_STATES).required(),
  amount: cents(),
  authorization_id: string().nullable().default(null),
  card_fingerprint: string().max(128).nullable().default(null),
  ...time,
});
const openedSchema = object({
  id: string().required(),
  client_token: string().required(),
  ...time,
});
const ledgerSchema = object({
  entries: array()
    .of(
      object({
        session_id: string().required(),
        authorization_id: string().required(),
        kind: string()
          .oneOf(['authorize', 'capture', 'void'] as const)
          .required(),
        amount: cents(),
        at: instant(),
        // Another merchant system may have written anything here.
        metadata: mixed(),
      }),
    )
    .required(),
});

const timeFrom = (body: { expires_at: string; extensions_left: number }): SessionTime => ({
  expiresAt: Date.parse(body.expires_at),
  extensionsLeft: body.extensions_left,
});

const sessionFrom = (body: InferType<typeof sessionSchema>): PaymentSession => ({
  id: body.id,
  status: body.status,
  amount: body.amount,
  authorizationId: body.authorization_id,
  cardFingerprint: body.card_fingerprint,
  ...timeFrom(body),
});

/** A text in an entry's metadata, or null. */
function textIn(metadata: unknown, name: string): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const value: unknown = Object.entries(metadata).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}

const entryFrom = (entry: InferType<typeof ledgerSchema>['entries'][number]): LedgerEntry => ({
  sessionId: entry.session_id,
  authorizationId: entry.authorization_id,
  kind: entry.kind,
  amount: entry.amount,
  at: Date.parse(entry.at),
  databaseId: textIn(entry.metadata, 'database_id'),
  purchaseId: textIn(entry.metadata, 'purchase_id'),
});

export interface HttpPaymentSettings extends ProviderSettings {
  /** Origin that browsers load its script from. */
  origin: string;
  /** Where it sends webhooks. */
  webhookUrl: string;
}

const sessionPath = (id: string) => `/v1/payment-sessions/${encodeURIComponent(id)}`;

async function open(settings: HttpPaymentSettings, order: PaymentOrder): Promise<OpenedSession> {
  const { key, reference, account, amount, customerName, databaseId } = order;
  const body = {
    reference,
    account,
    amount,
    currency: 'USD',
    customer: { name: customerName },
    webhook_url: settings.webhookUrl,
    metadata: { database_id: databaseId, purchase_id: key },
  };
  const call = { name: 'open', method: 'POST', path: '/v1/payment-sessions', key, body } as const;
  const opened = await callProvider(settings, call, jsonOf(openedSchema));
  return { id: opened.id, clientToken: opened.client_token, ...timeFrom(opened) };
}

async function find(settings: HttpPaymentSettings, id: string): Promise<PaymentSession> {
  const call = { name: 'find', path: sessionPath(id) };
  return sessionFrom(await callProvider(settings, call, jsonOf(sessionSchema)));
}

async function change(
  settings: HttpPaymentSettings,
  id: string,
  verb: 'cancel' | 'extend',
  key: string,
): Promise<PaymentSession> {
  const path = `${sessionPath(id)}/${verb}`;
  const call = { name: verb, method: 'POST', path, key, body: {} } as const;
  return sessionFrom(await callProvider(settings, call, jsonOf(sessionSchema)));
}

/** Captures or voids an authorization. */
async function settle(
  settings: HttpPaymentSettings,
  id: string,
  verb: 'capture' | 'void',
  key: string,
  body: object,
): Promise<void> {
  const path = `/v1/authorizations/${encodeURIComponent(id)}/${verb}`;
  const call = { name: verb, method: 'POST', path, key, body } as const;
  await callProvider(settings, call, done(verb === 'capture' ? 'captured' : 'voided'));
}

async function held(settings: HttpPaymentSettings): Promise<LedgerEntry[]> {
  const call = { name: 'ledger', path: '/v1/ledger?held=true' };
  const { entries } = await callProvider(settings, call, jsonOf(ledgerSchema));
  return entries.map(entryFrom);
}

/** A card-payment service with a JSON API: sessions, authorizations, a ledger. */
export const createHttpPaymentProvider = (settings: HttpPaymentSettings): PaymentProvider => ({
  name: settings.name,
  origin: settings.origin,
  ping: () => pingProvider(settings, '/v1/ping'),
  open: (order) => open(settings, order),
  find: (id) => find(settings, id),
  cancel: (id) => change(settings, id, 'cancel', `cancel:${id}`),
  extend: (id, key) => change(settings, id, 'extend', key),
  capture: (id, amount, key) => settle(settings, id, 'capture', key, { amount }),
  void: (id, key) => settle(settings, id, 'void', key, {}),
  held: () => held(settings),
});
