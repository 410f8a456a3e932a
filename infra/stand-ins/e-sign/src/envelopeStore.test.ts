import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { until } from '@shared/testing/until';
import { createFaults } from '../../common/faults';
import { sha256 } from './envelope/audit';
import type { Envelope } from './envelope/envelope';
import { newEnvelope } from './envelope/newEnvelope';
import { type EnvelopeLimits, type EnvelopeStore, openEnvelopeStore } from './envelopeStore';
import { createHookReceiver } from './testing/hookReceiver';
import { createWebhookSender } from './webhookSender';

const SHARED = '%PDF-1.7 the same in all';

let folder: string;
let store: EnvelopeStore;
const open = (limits: Partial<EnvelopeLimits> = {}) => {
  store = openEnvelopeStore(folder, { most: 4, mostBytes: 1_000_000, ...limits });
};
beforeEach(() => {
  folder = tempFolder('envelopes');
  open();
});

/** Saves an envelope of this minute with the shared document and one of its own. */
function save(minute: number, change: Partial<Envelope> = { status: 'completed' }): Envelope {
  const contents = [SHARED, `%PDF-1.7 of ${minute}`];
  const documents = contents.map((content) => {
    store.keepFile(sha256(content), Buffer.from(content));
    return { id: content, title: content, sha256: sha256(content), content_base64: '' };
  });
  const order = {
    reference: String(minute),
    language: 'en' as const,
    signer: { name: 'Ann Doe', email: '' },
    documents,
    return_url: 'https://site.test',
    embed_origin: 'https://site.test',
    state: 's',
    webhook_url: 'https://site.test',
  };
  const at = `2026-03-02T12:0${minute}:00.000Z`;
  const envelope = { ...newEnvelope(order, `key-${minute}`, at), ...change };
  store.save(envelope);
  return envelope;
}
const kept = () => store.all().map(({ reference }) => reference);
const filesIn = (name: string) => readdirSync(join(folder, name)).length;

test('the oldest finished envelopes are forgotten with their documents, except those that another one has', () => {
  const [first, , third] = [1, 2, 3, 4, 5, 6].map((minute) => save(minute));
  expect(kept()).toEqual(['3', '4', '5', '6']);
  expect([filesIn('envelopes'), filesIn('files')]).toEqual([4, 5]);
  expect(store.find('key', 'key-1')).toBeUndefined();
  const readAll = (envelope?: Envelope) =>
    envelope?.documents.map(({ sha256: digest }) => store.file(digest).toString());
  expect(readAll(third)).toEqual([SHARED, '%PDF-1.7 of 3']);
  expect(() => readAll(first)).toThrow('ENOENT');
});

const WORD = { id: 'w', type: 'envelope.declined', at: '', is_heard: false } as const;

test.each<[string, Partial<Envelope>]>([
  ['signer', {}],
  ['sender', { status: 'declined', words: [WORD] }],
])('one that waits for its %s outlives finished ones', (_, waiting) => {
  save(1, waiting);
  for (const minute of [2, 3, 4, 5]) save(minute);
  expect(kept()).toEqual(['1', '3', '4', '5']);
});

test('their documents weigh no more than the limit', () => {
  const weight = SHARED.length + '%PDF-1.7 of 1'.length;
  open({ mostBytes: 2 * weight });
  for (const minute of [1, 2, 3]) save(minute);
  expect(kept()).toEqual(['2', '3']);
});

test('a folder that has too many keeps the newest, by when they were created', () => {
  open({ most: 100 });
  for (const minute of [4, 1, 6, 3, 5, 2]) save(minute);
  open();
  expect(kept()).toEqual(['3', '4', '5', '6']);
  expect([filesIn('envelopes'), filesIn('files')]).toEqual([4, 5]);
});

test('a forgotten envelope is not told about any more, and does not come back', async () => {
  open({ most: 1 });
  // Both are refused once, so the second one is told about after the first would have been.
  const receiver = await createHookReceiver(2);
  const sender = createWebhookSender({ store, secret: 's', faults: createFaults(), firstPause: 100 });
  const waiting = {
    status: 'declined',
    words: [WORD],
    webhook_url: receiver.url,
  } satisfies Partial<Envelope>;
  sender.tell(save(1, waiting).id);
  const second = save(2, waiting);
  sender.tell(second.id);
  await until(() => receiver.deliveries.length > 0);
  const told = receiver.deliveries.map(({ body }): unknown => JSON.parse(body).envelope_id);
  expect([told, kept(), filesIn('envelopes')]).toEqual([[second.id], ['2'], 1]);
  sender.stop();
  await receiver.close();
});
