import { appendFileSync, readFileSync } from 'node:fs';
import { hookSecret, isSigned } from '@infra/api';
import { ORDER, payerAt } from './testing/payer';
import { API_KEY, type Service, startService } from './testing/service';

let service: Service;
const client = () => service.now().client;
const { pay, getPayment, kinds } = payerAt(() => service);

beforeEach(async () => {
  service = await startService('card-sdk', { lateness: 300 });
});
afterEach(() => service.stop());

test('a late bank: no second card meanwhile, and the response arrives even after a kill', async () => {
  const { id, clientToken } = await client().open(ORDER);
  const late = { number: '4000000000000259' };
  expect((await pay(clientToken, late)).statusCode).toBe(202);
  expect((await pay(clientToken)).json()).toMatchObject({ is_waiting: true, status: 'open' });
  await service.restart();
  expect((await getPayment(clientToken)).json()).toMatchObject({ is_waiting: true });
  expect((await service.received(1))[0]).toMatchObject({ type: 'payment.authorized', session_id: id });
  expect(await kinds()).toEqual([['authorize', 12_345]]);
  const other = await client().open({ ...ORDER, key: 'purchase-2' });
  await pay(other.clientToken, late);
  expect((await client().cancel(other.id)).status).toBe('cancelled');
  // Banks respond in order, so the earlier one has responded too.
  const last = await client().open({ ...ORDER, key: 'purchase-3' });
  await pay(last.clientToken, late);
  expect((await service.received(2))[1]).toMatchObject({ session_id: last.id });
  expect((await client().find(other.id)).status).toBe('cancelled');
});

test('a webhook is signed, and retried until accepted, even after a kill', async () => {
  const { id, clientToken } = await client().open(ORDER);
  await service.switchOn({ kind: 'error', on: 'webhook', count: 2 });
  await pay(clientToken, { number: '4000000000000002' });
  await service.restart();
  await pay(clientToken);
  const words = await service.received(2);
  expect(new Set(words.map(({ type, session_id }) => `${type} ${session_id}`))).toEqual(
    new Set([`payment.authorized ${id}`, `payment.declined ${id}`]),
  );
  for (const { body, signature } of service.receiver.deliveries) {
    expect(isSigned(hookSecret(API_KEY), signature, body, Date.now())).toBe(true);
    expect(isSigned(hookSecret('another-key'), signature, body, Date.now())).toBe(false);
  }
});

test.each(['duplicate_webhook', 'lost_reply'])('%s: the same webhook is sent twice', async (kind) => {
  await service.switchOn({ kind, on: 'webhook' });
  await pay((await client().open(ORDER)).clientToken);
  const ids = (await service.received(2)).map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('faults: a 500 or a cut line did nothing; a lost or late response did, and the retry finds it', async () => {
  for (const kind of ['error', 'html', 'reset', 'lost_reply']) {
    await service.switchOn({ kind, on: 'sessions' });
    await expect(client().open({ ...ORDER, key: kind })).rejects.toThrow();
  }
  const { id, clientToken } = await client().open({ ...ORDER, key: 'lost_reply' });
  expect(readFileSync(service.file, 'utf8').match(/"client_token"/g)).toHaveLength(1);
  await service.switchOn({ kind: 'error', on: 'authorize' });
  expect([(await pay(clientToken)).statusCode, (await client().find(id)).status]).toEqual([500, 'open']);
  await service.switchOn({ kind: 'slow', on: 'authorize', ms: 50 });
  await pay(clientToken);
  const authorization = (await client().find(id)).authorizationId ?? '';
  await service.switchOn({ kind: 'lost_reply', on: 'capture' });
  await expect(client().capture(authorization, 12_345, 'take')).rejects.toThrow();
  await client().capture(authorization, 12_345, 'take');
  expect(await kinds()).toEqual([
    ['authorize', 12_345],
    ['capture', 12_345],
  ]);
});

test('an HTML page instead of a capture did nothing; a broken-off response did, and both are retried', async () => {
  const { id, clientToken } = await client().open(ORDER);
  await pay(clientToken);
  const authorization = (await client().find(id)).authorizationId ?? '';
  for (const kind of ['html', 'half_reply']) {
    await service.switchOn({ kind, on: 'capture' });
    const taken = client().capture(authorization, 12_345, 'take');
    await expect(taken).rejects.toMatchObject({ name: 'ProviderSilent' });
    expect((await kinds()).length).toBe(kind === 'html' ? 1 : 2);
  }
  await client().capture(authorization, 12_345, 'take');
  expect((await kinds()).length).toBe(2);
});

test('half a line left by a kill is discarded; the file contains nothing of a card', async () => {
  const { id, clientToken } = await client().open(ORDER);
  await pay(clientToken, { code: '987' });
  appendFileSync(service.file, '{"session":{"id":"ps_half');
  await service.restart();
  expect((await client().find(id)).status).toBe('authorized');
  await client().open({ ...ORDER, key: 'purchase-2' });
  const text = readFileSync(service.file, 'utf8');
  expect(
    text
      .trimEnd()
      .split('\n')
      .every((line) => typeof JSON.parse(line) === 'object'),
  ).toBe(true);
  expect(text).not.toMatch(/4242424242424242|"987"|12\/40/);
});

test('a fault for one payment leaves the others alone, also when addressed by session', async () => {
  const other = await client().open({ ...ORDER, key: 'purchase-2', reference: 'Q-2' });
  await service.switchOn({ kind: 'error', on: 'sessions', of: 'Q-1', count: 9 });
  await expect(client().open(ORDER)).rejects.toThrow();
  expect((await client().find(other.id)).status).toBe('open');
  await service.switchOn({ kind: 'error', on: 'sessions', of: 'Q-2' });
  await expect(client().find(other.id)).rejects.toThrow();
  await expect(client().open(ORDER)).resolves.toMatchObject({ id: expect.any(String) });
});
