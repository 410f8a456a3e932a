import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ProviderSilent } from '@infra/api/callProvider';
import type { PaymentSession, SessionTime } from '@infra/api/paymentProvider';
import type { FakePayments } from '@infra/api/testing/fakePayments';
import { createFakeProviders, type FakeProviders } from '@infra/api/testing/fakeProviders';

/** The facts of a letter that a drill checks. */
interface DrillLetter {
  text: string;
  attachments?: unknown[];
}

/** All providers, in the drill's own process, so that their records survive any kill. */
export interface ProviderServer {
  url: string;
  fakes: FakeProviders;
  /** By id, so that a letter received twice counts once. */
  letters: Map<string, DrillLetter>;
  stop(): Promise<void>;
}

interface Call {
  Params: { id: string; document: string };
  Headers: { 'idempotency-key': string };
}

const timeOf = ({ expiresAt, extensionsLeft }: SessionTime) => ({
  expires_at: new Date(expiresAt).toISOString(),
  extensions_left: extensionsLeft,
});
const answerOf = (session: PaymentSession) => ({
  id: session.id,
  status: session.status,
  amount: session.amount,
  authorization_id: session.authorizationId,
  ...timeOf(session),
});

interface WireOrder {
  amount: number;
  reference: string;
  account: string;
  customer: { name: string };
  metadata: { database_id: string };
}

function cardRoutes(app: FastifyInstance, system: string, cards: FakePayments): void {
  const at = `/${system}/v1`;
  const keyOf = (request: FastifyRequest<Call>) => request.headers['idempotency-key'];
  app.post<Call & { Body: WireOrder }>(`${at}/payment-sessions`, async ({ body, headers }) => {
    const { amount, reference, account, customer, metadata } = body;
    const order = {
      amount,
      reference,
      account,
      customerName: customer.name,
      databaseId: metadata.database_id,
      key: headers['idempotency-key'],
    };
    const opened = await cards.open(order);
    return { id: opened.id, client_token: opened.clientToken, ...timeOf(opened) };
  });
  app.get<Call>(`${at}/payment-sessions/:id`, async ({ params }) => answerOf(await cards.find(params.id)));
  app.post<Call>(`${at}/payment-sessions/:id/cancel`, async ({ params }) =>
    answerOf(await cards.cancel(params.id)),
  );
  app.post<Call>(`${at}/payment-sessions/:id/extend`, async (request) =>
    answerOf(await cards.extend(request.params.id, keyOf(request))),
  );
  app.post<Call & { Body: { amount: number } }>(`${at}/authorizations/:id/capture`, async (request) => {
    await cards.capture(request.params.id, request.body.amount, keyOf(request));
    return { status: 'captured' };
  });
  app.post<Call>(`${at}/authorizations/:id/void`, async (request) => {
    await cards.void(request.params.id, keyOf(request));
    return { status: 'voided' };
  });
}

interface WireEnvelope {
  reference: string;
  language: 'en' | 'es';
  signer: { name: string; email: string };
  documents: { id: string; title: string; sha256: string; content_base64: string }[];
  return_url: string;
  embed_origin: string;
}

function signingRoutes(app: FastifyInstance, { signing }: FakeProviders): void {
  const at = '/esign/v1/envelopes';
  app.post<Call & { Body: WireEnvelope }>(at, async ({ body, headers }) => {
    const { return_url: returnUrl, embed_origin: embedOrigin, documents, ...rest } = body;
    const { id, signingUrl } = await signing.create({
      ...rest,
      returnUrl,
      embedOrigin,
      key: headers['idempotency-key'],
      documents: documents.map(({ content_base64: content, ...document }) => ({
        ...document,
        content: Buffer.from(content, 'base64'),
      })),
    });
    return { id, signing_url: signingUrl };
  });
  app.get<Call>(`${at}/:id`, async ({ params }) => {
    const { status, signedAt, sha256, consent } = await signing.find(params.id);
    const done = signedAt && { event: 'envelope_completed', at: new Date(signedAt).toISOString() };
    const documents = Object.entries(sha256).map(([id, hash]) => ({ id, sha256: hash }));
    const given = consent && { ...consent, at: new Date(consent.givenAt).toISOString() };
    return { status, documents, audit: done ? [done] : [], consent: given };
  });
  app.get<Call>(`${at}/:id/documents/:document`, ({ params }) =>
    signing.signedDocument(params.id, params.document),
  );
  app.post<Call>(`${at}/:id/void`, async ({ params }) => {
    await signing.void(params.id);
    return { status: 'voided' };
  });
}

/** A provider's outage cuts the connection; an unknown path gets a 404. */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof ProviderSilent)) {
    void reply.code(404).send({});
    return;
  }
  reply.hijack();
  request.raw.socket.destroy();
}

/** Starts them; with `forgets` they ignore idempotency keys and repeat the work of a repeated call. */
export async function startProviders(forgets: boolean): Promise<ProviderServer> {
  const app = Fastify({ bodyLimit: 20_000_000, forceCloseConnections: true });
  const fakes = createFakeProviders(Date.now, forgets);
  const letters: ProviderServer['letters'] = new Map();
  app.setErrorHandler(answerFailure);
  for (const [system, cards] of Object.entries(fakes.payments)) cardRoutes(app, system, cards);
  signingRoutes(app, fakes);
  for (const path of ['sdk/v1', 'hosted/v1', 'esign/v1', 'mail'])
    app.get(`/${path}/ping`, async () => ({ status: 'ok' }));
  app.post<{ Body: DrillLetter & { id: string } }>('/mail/messages', async ({ body }) => {
    letters.set(body.id, body);
    return { id: body.id };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, fakes, letters, stop: () => app.close() };
}
