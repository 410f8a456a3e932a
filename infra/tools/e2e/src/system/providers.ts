import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originOf, type OwnSite, type ProviderName } from './processes';
import { readRun } from './run';

export type CardService = Exclude<ProviderName, 'e-sign'>;

/** A fault of a provider (infra/stand-ins). */
export interface ProviderFault {
  kind: 'error' | 'slow' | 'reset' | 'lost_reply' | 'duplicate_webhook';
  on?: string;
  /** The one affected payment reference, so that other stories' payments are not. */
  of?: string;
  count?: number;
  ms?: number;
}

/** Whose stand-ins: the shared ones, or a site's own. */
type Stand = Pick<OwnSite, 'originOf' | 'dataDir'>;
const shared = (): Stand => ({ originOf, dataDir: readRun().dataDir });

export interface LedgerEntry {
  session_id: string;
  reference: string;
  kind: 'authorize' | 'capture' | 'void';
  /** Cents. */
  amount: number;
}

async function call(
  at: Stand,
  provider: ProviderName,
  path: string,
  method = 'GET',
  body?: object,
): Promise<unknown> {
  const apiKey = readFileSync(join(at.dataDir, provider, 'api.key'), 'utf8');
  const answer = await fetch(at.originOf(provider) + path, {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${provider} answered ${answer.status} at ${path}`);
  return answer.status === 204 ? null : answer.json();
}

/** Turns a fault on; the returned function turns it off again. */
export async function troubleAt(
  provider: ProviderName,
  fault: ProviderFault,
  at = shared(),
): Promise<() => Promise<void>> {
  await call(at, provider, '/faults', 'PUT', fault);
  return async () => void (await call(at, provider, '/faults', 'DELETE'));
}

/** A card service's ledger entries for a quote's number, in order. */
export async function ledgerOf(
  service: CardService,
  reference: string,
  at = shared(),
): Promise<LedgerEntry[]> {
  const { entries } = (await call(at, service, '/v1/ledger')) as { entries: LedgerEntry[] };
  return entries.filter((entry) => entry.reference === reference);
}

/** A payment's status at its card service. */
export async function statusOf(service: CardService, sessionId: string, at = shared()): Promise<string> {
  const path = `/v1/payment-sessions/${sessionId}`;
  const { status } = (await call(at, service, path)) as { status: string };
  return status;
}

/** A payment without a quote, opened as the API would. */
export async function openPayment(
  service: CardService,
  order: { reference: string; account: string; amount: number },
  at = shared(),
) {
  const body = {
    ...order,
    currency: 'USD',
    customer: { name: 'Ann Doe' },
    webhook_url: 'http://127.0.0.1:9/none',
  };
  const answer = await call(at, service, '/v1/payment-sessions', 'POST', body);
  return answer as { id: string; client_token: string };
}
