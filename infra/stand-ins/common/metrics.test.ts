import { rmSync } from 'node:fs';
import { tempFolder } from '@shared/testing/tempFolder';
import { cardSdk } from '../card-sdk/src/server';
import { chat } from '../chat/src/server';
import { eSign } from '../e-sign/src/server';
import { mailBox } from '../mail-box/src/server';
import { paymentForm } from '../payment-form/src/server';

const folder = tempFolder('providers');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['card-sdk', cardSdk],
  ['payment-form', paymentForm],
  ['e-sign', eSign],
  ['chat', chat],
  ['mail-box', mailBox],
] as const)('%s counts its requests in /metrics', async (name, serve) => {
  const { app } = serve({ DATA_DIR: folder });
  await app.inject('/ready');
  const { body } = await app.inject('/metrics');
  expect(body).toContain(`http_requests_total{method="GET",route="/ready",status="2xx",app="${name}"} 1`);
  await app.close();
});

test('a token in the settings is demanded', async () => {
  const { app } = chat({ DATA_DIR: folder, METRICS_TOKEN: 'sixteen-characters' });
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  await app.close();
});
