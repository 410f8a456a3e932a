import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import {
  activeKey,
  type ClientSession,
  createClientSession,
  JWKS_PATH,
  openResponse,
  parseJwks,
  sealRequest,
  type ServerPublicKey,
} from '@shared/api-client/envelope';
import { PARTNER_HEADER } from '@shared/domain';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A test's request; `raw` is JSON text encrypted unchanged, for bodies that no value can express. */
export interface Call {
  method: Method;
  path: string;
  body?: unknown;
  raw?: string;
  ifMatch?: string | number;
  idempotencyKey?: string | null;
  language?: string;
  /** Key of the partner whose page makes the call. */
  partner?: string;
  now?: number;
}

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  /** The decrypted response, or the plain one for errors. */
  body: T;
  codes: string[];
}

/** A browser from the API's view: a key pair, a quote key, encrypted calls. */
export interface TestClient {
  quoteKey: string;
  call<T = Record<string, unknown>>(call: Call): Promise<Answer<T>>;
  /** Only the request, encrypted in advance (measurements). */
  seal(call: Call): Promise<InjectOptions & { payload?: string }>;
}

/** Responds to calls: an app in this process, or one in another. */
export interface Host {
  inject(
    request: InjectOptions,
  ): Promise<Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'json'>>;
  clock(): number;
}

const newQuoteKey = (): string => randomBytes(32).toString('hex');

function textOf({ method, body, raw }: Call): string | undefined {
  if (raw !== undefined) return raw;
  if (body !== undefined) return JSON.stringify(body);
  return method === 'POST' || method === 'PATCH' ? '{}' : undefined;
}

function conditions({ method, ifMatch, idempotencyKey }: Call) {
  const key =
    idempotencyKey === undefined && method === 'POST' ? randomBytes(12).toString('hex') : idempotencyKey;
  return {
    ...(ifMatch === undefined ? {} : { ifMatch: typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch }),
    ...(key ? { idempotencyKey: key } : {}),
  };
}

interface Sealing {
  app: Host;
  session: ClientSession;
  server: ServerPublicKey;
  quoteKey: string;
}

async function sealCall({ app, session, server, quoteKey }: Sealing, call: Call) {
  const text = textOf(call);
  const given = conditions(call);
  const plain = { method: call.method, path: call.path, quoteKey, ts: call.now ?? app.clock(), ...given };
  const sealed = await sealRequest(
    { ...plain, ...(text === undefined ? {} : { text }) },
    { session, server },
  );
  const request: InjectOptions & { payload?: string } = {
    method: call.method,
    url: call.path,
    headers: {
      authorization: sealed.authorization,
      ...(sealed.body ? { 'content-type': 'application/json' } : {}),
      ...(given.ifMatch ? { 'if-match': given.ifMatch } : {}),
      ...(given.idempotencyKey ? { 'idempotency-key': given.idempotencyKey } : {}),
      ...(call.language ? { 'accept-language': call.language } : {}),
      ...(call.partner === undefined ? {} : { [PARTNER_HEADER]: call.partner }),
    },
    ...(sealed.body ? { payload: JSON.stringify(sealed.body) } : {}),
  };
  return { sealed, request };
}

async function sealedCall<T>(sealing: Sealing, call: Call): Promise<Answer<T>> {
  const { sealed, request } = await sealCall(sealing, call);
  const response = await sealing.app.inject(request);
  const plain = response.json<{ errors?: { code: string }[] }>();
  const isSealed = response.statusCode < 400;
  const opened = isSealed ? await openResponse(sealed, response.statusCode, plain) : response.body;
  const body: T = JSON.parse(opened);
  const codes = plain.errors?.map((error) => error.code) ?? [];
  return { status: response.statusCode, headers: response.headers, body, codes };
}

/** A new client of the app with its own quote key (or the given one). */
export async function createTestClient(app: Host, quoteKey = newQuoteKey()): Promise<TestClient> {
  const keys = await parseJwks((await app.inject({ url: JWKS_PATH })).json());
  const sealing = {
    app,
    session: await createClientSession(),
    server: activeKey(keys, app.clock()),
    quoteKey,
  };
  return {
    quoteKey,
    call: (call) => sealedCall(sealing, call),
    seal: async (call) => (await sealCall(sealing, call)).request,
  };
}
