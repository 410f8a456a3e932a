import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@shared/testing/until';
import { hookSecret, isSigned } from '@infra/api';
import { IDS, NAME, PAPERS } from './testing/order';
import { type Service, startService } from './testing/service';

let service: Service;

beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

test('one key is one envelope; another order under it, a wrong digest or a wrong key is rejected', async () => {
  const first = await service.sent();
  expect((await service.sent()).id).toBe(first.id);
  await expect(service.sent({ reference: 'another' })).rejects.toMatchObject({ status: 422 });
  const foreign = [{ ...PAPERS[0], content: Buffer.from('%PDF-1.7 other') }] as typeof PAPERS;
  await expect(service.sent({ key: 'k2', documents: foreign })).rejects.toMatchObject({ status: 422 });
  await expect(service.sent({ key: 'k3', embedOrigin: "https://x.test; script-src 'self'" })).rejects.toThrow(
    '422',
  );
  await expect(service.provider('another-key').find(first.id)).rejects.toMatchObject({ status: 401 });
  await expect(service.provider().find('env_unknown')).rejects.toMatchObject({ status: 404 });
});

test('stored data survives the process, at any step', async () => {
  const { id, signer } = await service.sent({ language: 'es' as 'en' });
  await signer.consent();
  await signer.read('p1');
  await service.halt();
  await service.resume();
  expect((await signer.page()).body).toContain('Documento 1 de 2');
  await signer.sign('p1', NAME);
  await service.halt();
  await service.resume();
  await signer.read('p2');
  await signer.sign('p2', NAME);
  expect((await service.provider().find(id)).status).toBe('completed');
});

test('the sender gets a signed webhook, retried until delivered, even after a restart', async () => {
  await service.receiveAfter(2);
  const { id, signer } = await service.sent();
  await service.switchOn({ kind: 'error', on: 'webhook', count: 100 });
  await signer.signAll(NAME, IDS);
  await service.halt();
  expect(service.receiver().deliveries).toEqual([]);
  await service.resume();
  await until(() => service.receiver().deliveries.length > 0);
  const [{ body, signature } = { body: '', signature: '' }] = service.receiver().deliveries;
  expect(JSON.parse(body)).toMatchObject({ type: 'envelope.completed', envelope_id: id });
  expect(isSigned(hookSecret(service.apiKey), signature, body, Date.now())).toBe(true);
  const file = join(service.folder, 'envelopes', `${id}.json`);
  await until(() => readFileSync(file, 'utf8').includes('"is_heard":true'));
});

test('faults: an error, a reset and a page do nothing, a lost or half response did it, a webhook is sent twice', async () => {
  expect((await service.switchOn({ kind: 'none' })).statusCode).toBe(422);
  await service.switchOn({ kind: 'error', on: 'create' });
  await expect(service.sent()).rejects.toMatchObject({ status: 500 });
  for (const kind of ['reset', 'html', 'lost_reply', 'half_reply']) {
    await service.switchOn({ kind, on: 'create' });
    await expect(service.sent()).rejects.toThrow('no answer');
  }
  const { id, signer } = await service.sent();
  await service.switchOn({ kind: 'slow', on: 'find', ms: 60 });
  const began = Date.now();
  await service.provider().find(id);
  expect(Date.now() - began).toBeGreaterThanOrEqual(55);
  await service.switchOn({ kind: 'duplicate_webhook' });
  await signer.decline();
  await until(() => service.receiver().deliveries.length === 2);
  expect(new Set(service.receiver().deliveries.map(({ body }) => body)).size).toBe(1);
  expect(service.receiver().deliveries[0]?.body).toContain('envelope.declined');
});

test('a finished envelope (declined, voided or signed) never changes again', async () => {
  const declined = await service.sent({ key: 'a' });
  await declined.signer.decline();
  const voided = await service.sent({ key: 'b' });
  await service.provider().void(voided.id);
  await service.provider().void(voided.id);
  await voided.signer.signAll(NAME, IDS);
  const signed = await service.sent({ key: 'c' });
  await signed.signer.signAll(NAME, IDS);
  await service.provider().void(signed.id);
  await signed.signer.decline();
  const states = await Promise.all([declined, voided, signed].map(({ id }) => service.provider().find(id)));
  expect(states.map(({ status }) => status)).toEqual(['declined', 'voided', 'completed']);
});
