import { readPdf } from '../../../services/api/src/testing/readPdf';
import { isWhole } from './envelope/audit';
import { apiPaper } from './testing/apiPaper';
import { consentWording, textsOf } from './locales/textsOf';
import { digest, IDS, NAME, PAPERS } from './testing/order';
import { type Service, startService } from './testing/service';

let service: Service;

beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

test("consent first, then each document is opened and signed, and the last signature completes it; the API's own client reads it", async () => {
  const { id, signer } = await service.sent();
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
  expect(await service.provider().find(id)).toMatchObject({ status: 'sent', signedAt: null });
  await expect(service.provider().signedDocument(id, 'p1')).rejects.toMatchObject({ status: 409 });
  await signer.read('p2');
  const before = Date.now();
  expect((await signer.after(signer.sign('p2', NAME))).body).toContain('signing:completed');
  const state = await service.provider().find(id);
  expect(state).toEqual({
    status: 'completed',
    signedAt: expect.any(Number),
    sha256: { p1: PAPERS[0]?.sha256, p2: PAPERS[1]?.sha256 },
    consent: expect.objectContaining({ language: 'en' }),
  });
  expect(state.signedAt).toBeGreaterThanOrEqual(before);
});

test("the sender gets the accepted consent word for word as it was then, with the trail's digest and time", async () => {
  const { id, signer } = await service.sent({ language: 'es' as 'en' });
  expect((await service.provider().find(id)).consent).toBeNull();
  const wording = consentWording('es');
  await signer.consent();
  // Another release of the service words it differently.
  const changed = jest.replaceProperty(textsOf('es').consent, 'agree', 'other words');
  const { consent } = await service.provider().find(id);
  changed.restore();
  const { at = '', detail } =
    (await service.read(id)).audit.find(({ event }) => event === 'consent_given') ?? {};
  expect(consent).toEqual({ wording, version: detail?.['wording'], language: 'es', givenAt: Date.parse(at) });
  expect(consent?.version).toBe(digest(Buffer.from(wording)));
});

test('the trail is a chain: events in their order, and a changed entry is detected', async () => {
  const { id, signer } = await service.sent();
  await signer.page();
  await signer.signAll(NAME, IDS);
  const { audit } = await service.read(id);
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
  const { id, signer } = await service.sent({
    language: 'es' as 'en',
    signer: { name, email: '' },
    documents: [document],
  });
  await signer.signAll(name, ['p1']);
  const { audit, documents } = await service.read(id);
  const file = await service.provider().signedDocument(id, 'p1');
  expect(file.subarray(0, packet.length)).toEqual(packet);
  const certificate = readPdf(file).pages.at(-1)?.text ?? '';
  for (const words of [`Firmado electrónicamente por ${name}`, 'Solicitud', id, audit.at(-1)?.hash])
    expect(certificate).toContain(words);
  await service.halt();
  await service.resume();
  expect(await service.provider().signedDocument(id, 'p1')).toEqual(file);
  expect(documents[0]?.signed_sha256).toBe(digest(file));
});

test('a signed paper keeps its bytes even if a later release draws certificates differently', async () => {
  const packet = await apiPaper('en');
  const document = { id: 'p1', title: 'Application', sha256: digest(packet), content: packet };
  const { id, signer } = await service.sent({ documents: [document] });
  await signer.signAll(NAME, ['p1']);
  const file = await service.provider().signedDocument(id, 'p1');
  const changed = jest.replaceProperty(textsOf('en').certificate, 'title', 'Other words');
  expect(await service.provider().signedDocument(id, 'p1')).toEqual(file);
  changed.restore();
});

test("one origin may frame the pages, and gets their messages; a top-level page returns with the sender's state", async () => {
  const { id, signer } = await service.sent();
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

test("an unknown address leads nowhere, in the browser's language", async () => {
  const answer = await service
    .app()
    .inject({ url: '/sign/unknown', headers: { 'accept-language': 'es-US' } });
  expect([answer.statusCode, answer.body.includes('Aquí no hay nada que firmar')]).toEqual([404, true]);
  expect(
    (await service.app().inject({ url: '/sign/unknown', headers: { host: 'rebound.example' } })).statusCode,
  ).toBe(421);
});

test.each([
  ['Sean OʼNeil-Nunez', 'Sean O’Neil-Núñez'],
  ["SEAN o'neil nuñez", 'Sean O’Neil-Núñez'],
  ['Sean O’Neil Jr', 'Sean O’Neil Jr.'],
])('%s signs as %s, and is in the trail as typed', async (typed, name) => {
  const { id, signer } = await service.sent({ signer: { name, email: '' } });
  await signer.signAll(typed, IDS);
  const { audit } = await service.read(id);
  expect((await service.provider().find(id)).status).toBe('completed');
  expect(audit.find(({ event }) => event === 'document_signed')?.detail['name']).toBe(typed);
});
