import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { until } from '@shared/testing/until';
import { createHttpSigningProvider, hookSecret, isSigned } from '@infra/api';
import { readPdf } from '../../../api/src/testing/readPdf';
import { buildESign } from './app';
import { isWhole } from './envelope/audit';
import { apiPaper } from './testing/apiPaper';
import { consentWording, textsOf } from './locales/textsOf';
import { createHookReceiver } from './testing/hookReceiver';
import { digest, IDS, NAME, order, PAPERS } from './testing/order';
import { createSigner } from './testing/signer';

const withKey = { authorization: 'Bearer the-key' };

let folder: string;
let app: FastifyInstance;
let url: string;
let receiver: Awaited<ReturnType<typeof createHookReceiver>>;

const start = async () => {
  app = buildESign({
    folder,
    apiKey: 'the-key',
    origin: 'https://sign.test',
    hosts: ['localhost', '127.0.0.1'],
    firstPause: 20,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
};
const provider = (apiKey = 'the-key') =>
  createHttpSigningProvider({ url, apiKey, origin: 'https://sign.test', webhookUrl: receiver.url });
const sent = async (change: Partial<typeof order> = {}) => {
  const envelope = await provider().create({ ...order, ...change });
  return { ...envelope, signer: createSigner(() => app, envelope.signingUrl) };
};
const read = async (id: string) =>
  (await app.inject({ url: `/v1/envelopes/${id}`, headers: withKey })).json<{
    documents: { id: string; signed_sha256: string | null }[];
    audit: Parameters<typeof isWhole>[0];
  }>();
const switchOn = (payload: object) =>
  app.inject({ method: 'PUT', url: '/faults', headers: withKey, payload });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'e-sign-'));
  receiver = await createHookReceiver();
  await start();
});
afterEach(async () => {
  await app.close();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

test("consent first, then each document is opened and signed, and the last signature completes it; the API's own client reads it", async () => {
  const { id, signer } = await sent();
  expect((await signer.page()).body).toContain('Before you sign');
  expect((await signer.read('p1')).statusCode).toBe(303);
  expect((await signer.after(signer.continueUnchecked())).body).toContain('Check the box to continue');
  expect((await signer.consent()).statusCode).toBe(303);
  const tooEarly = await signer.after(signer.sign('p1', NAME));
  expect(tooEarly.body).toContain('Open the document before you sign it.');
  const shown = await signer.read('p1');
  expect([shown.headers['content-type'], shown.rawPayload]).toEqual(['application/pdf', PAPERS[0]?.content]);
  expect((await signer.after(signer.sign('p1', 'Bob Other'))).body).toContain('aria-invalid="true"');
  const next = await signer.after(signer.sign('p1', ' ann  SAMPLE '));
  expect(next.body).toContain('Document 2 of 2');
  expect(next.body).toContain(textsOf('en').document.last);
  expect(await provider().find(id)).toMatchObject({ status: 'sent', signedAt: null });
  await expect(provider().signedDocument(id, 'p1')).rejects.toThrow('answered 409');
  await signer.read('p2');
  const before = Date.now();
  expect((await signer.after(signer.sign('p2', NAME))).body).toContain('signing:completed');
  const state = await provider().find(id);
  expect(state).toEqual({
    status: 'completed',
    signedAt: expect.any(Number),
    sha256: { p1: PAPERS[0]?.sha256, p2: PAPERS[1]?.sha256 },
    consent: expect.objectContaining({ language: 'en' }),
  });
  expect(state.signedAt).toBeGreaterThanOrEqual(before);
});

test("the sender gets the accepted consent word for word as it was then, with the trail's digest and time", async () => {
  const { id, signer } = await sent({ language: 'es' as 'en' });
  expect((await provider().find(id)).consent).toBeNull();
  const wording = consentWording('es');
  await signer.consent();
  // Another release of the service words it differently.
  const changed = jest.replaceProperty(textsOf('es').consent, 'agree', 'other words');
  const { consent } = await provider().find(id);
  changed.restore();
  const { at = '', detail } = (await read(id)).audit.find(({ event }) => event === 'consent_given') ?? {};
  expect(consent).toEqual({ wording, version: detail?.['wording'], language: 'es', givenAt: Date.parse(at) });
  expect(consent?.version).toBe(digest(Buffer.from(wording)));
});

test('the trail is a chain: events in their order, and a changed entry is detected', async () => {
  const { id, signer } = await sent();
  await signer.page();
  await signer.signAll(NAME, IDS);
  const { audit } = await read(id);
  expect(audit.map(({ event }) => event)).toEqual([
    'envelope_created',
    'envelope_opened',
    'consent_given',
    ...IDS.flatMap(() => ['document_viewed', 'document_signed']),
    'envelope_completed',
  ]);
  expect(isWhole(audit)).toBe(true);
  expect(audit.map(({ detail }) => detail['ip'])).toEqual([
    undefined,
    ...audit.slice(1).map(() => '127.0.0.1'),
  ]);
  const forged = audit.map((entry, index) => (index === 4 ? { ...entry, detail: { name: 'Eve' } } : entry));
  expect([isWhole(forged), isWhole(audit.toSpliced(3, 1))]).toEqual([false, false]);
});

test('a signed paper of the API is the sent file plus a page with who signed it, identical on every request', async () => {
  const packet = await apiPaper('es');
  const document = { id: 'p1', title: 'Solicitud', sha256: digest(packet), content: packet };
  const name = 'Zoë Ñandú';
  const { id, signer } = await sent({
    language: 'es' as 'en',
    signer: { name, email: '' },
    documents: [document],
  });
  await signer.signAll(name, ['p1']);
  const { audit, documents } = await read(id);
  const file = await provider().signedDocument(id, 'p1');
  expect(file.subarray(0, packet.length)).toEqual(packet);
  const certificate = readPdf(file).pages.at(-1)?.text ?? '';
  for (const words of [`Firmado electrónicamente por ${name}`, 'Solicitud', id, audit.at(-1)?.hash])
    expect(certificate).toContain(words);
  await app.close();
  await start();
  expect(await provider().signedDocument(id, 'p1')).toEqual(file);
  expect(documents[0]?.signed_sha256).toBe(digest(file));
});

test('one key is one envelope; another order under it, a wrong digest or a wrong key is rejected', async () => {
  const first = await sent();
  expect((await sent()).id).toBe(first.id);
  await expect(sent({ reference: 'another' })).rejects.toThrow('answered 422');
  const foreign = [{ ...PAPERS[0], content: Buffer.from('%PDF-1.7 other') }] as typeof PAPERS;
  await expect(sent({ key: 'k2', documents: foreign })).rejects.toThrow('answered 422');
  await expect(sent({ key: 'k3', embedOrigin: "https://x.test; script-src 'self'" })).rejects.toThrow('422');
  await expect(provider('another-key').find(first.id)).rejects.toThrow('answered 401');
  await expect(provider().find('env_unknown')).rejects.toThrow('answered 404');
});

test("one origin may frame the pages, and gets their messages; a top-level page returns with the sender's state", async () => {
  const { id, signer } = await sent();
  await signer.signAll(NAME, IDS);
  const done = await signer.page();
  expect(done.headers['content-security-policy']).toMatch(/frame-ancestors https:\/\/site\.test$/);
  const [, said = ''] = /data-message="([^"]+)"/.exec(done.body) ?? [];
  expect(JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
    type: 'signing:completed',
    envelope: id,
    state: 'purchase-1',
    origin: 'https://site.test',
    goOn: `https://site.test/bol/quotes/q1/confirmation?envelope=${id}&state=purchase-1`,
  });
});

test('stored data survives the process, at any step', async () => {
  const { id, signer } = await sent({ language: 'es' as 'en' });
  await signer.consent();
  await signer.read('p1');
  await app.close();
  await start();
  expect((await signer.page()).body).toContain('Documento 1 de 2');
  await signer.sign('p1', NAME);
  await app.close();
  await start();
  await signer.read('p2');
  await signer.sign('p2', NAME);
  expect((await provider().find(id)).status).toBe('completed');
});

test('the sender gets a signed webhook, retried until delivered, even after a restart', async () => {
  await receiver.close();
  receiver = await createHookReceiver(2);
  const { id, signer } = await sent();
  await switchOn({ kind: 'error', on: 'webhook', count: 100 });
  await signer.signAll(NAME, IDS);
  await app.close();
  expect(receiver.deliveries).toEqual([]);
  await start();
  await until(() => receiver.deliveries.length > 0);
  const [{ body, signature } = { body: '', signature: '' }] = receiver.deliveries;
  expect(JSON.parse(body)).toMatchObject({ type: 'envelope.completed', envelope_id: id });
  expect(isSigned(hookSecret('the-key'), signature, body, Date.now())).toBe(true);
  const file = join(folder, 'envelopes', `${id}.json`);
  await until(() => readFileSync(file, 'utf8').includes('"is_heard":true'));
});

test('faults: an error, a reset and a page do nothing, a lost or half response did it, a webhook is sent twice', async () => {
  expect((await switchOn({ kind: 'none' })).statusCode).toBe(422);
  await switchOn({ kind: 'error', on: 'create' });
  await expect(sent()).rejects.toThrow('answered 500');
  for (const kind of ['reset', 'html', 'lost_reply', 'half_reply']) {
    await switchOn({ kind, on: 'create' });
    await expect(sent()).rejects.toThrow('no answer');
  }
  const { id, signer } = await sent();
  await switchOn({ kind: 'slow', on: 'find', ms: 60 });
  const began = Date.now();
  await provider().find(id);
  expect(Date.now() - began).toBeGreaterThanOrEqual(55);
  await switchOn({ kind: 'duplicate_webhook' });
  await signer.decline();
  await until(() => receiver.deliveries.length === 2);
  expect(new Set(receiver.deliveries.map(({ body }) => body)).size).toBe(1);
  expect(receiver.deliveries[0]?.body).toContain('envelope.declined');
});

test('a finished envelope (declined, voided or signed) never changes again', async () => {
  const declined = await sent({ key: 'a' });
  await declined.signer.decline();
  const voided = await sent({ key: 'b' });
  await provider().void(voided.id);
  await provider().void(voided.id);
  await voided.signer.signAll(NAME, IDS);
  const signed = await sent({ key: 'c' });
  await signed.signer.signAll(NAME, IDS);
  await provider().void(signed.id);
  await signed.signer.decline();
  const states = await Promise.all([declined, voided, signed].map(({ id }) => provider().find(id)));
  expect(states.map(({ status }) => status)).toEqual(['declined', 'voided', 'completed']);
});

test("an unknown address leads nowhere, in the browser's language", async () => {
  const answer = await app.inject({ url: '/sign/unknown', headers: { 'accept-language': 'es-US' } });
  expect([answer.statusCode, answer.body.includes('Este sobre no existe')]).toEqual([404, true]);
  expect((await app.inject({ url: '/sign/unknown', headers: { host: 'rebound.example' } })).statusCode).toBe(
    421,
  );
});

test.each([
  ['Sean OʼNeil-Nunez', 'Sean O’Neil-Núñez'],
  ["SEAN o'neil nuñez", 'Sean O’Neil-Núñez'],
])('%s signs as %s, and is in the trail as typed', async (typed, name) => {
  const { id, signer } = await sent({ signer: { name, email: '' } });
  await signer.signAll(typed, IDS);
  const { audit } = await read(id);
  expect((await provider().find(id)).status).toBe('completed');
  expect(audit.find(({ event }) => event === 'document_signed')?.detail['name']).toBe(typed);
});
