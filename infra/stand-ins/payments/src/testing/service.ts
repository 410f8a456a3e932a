import { until } from '@shared/testing/until';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { createHttpPaymentProvider } from '@infra/api';
import type { FastifyInstance } from 'fastify';
import { buildCardSdk, type CardSdkOptions } from '../../../card-sdk/src/app';
import { createHookReceiver } from '../../../e-sign/src/testing/hookReceiver';
import { buildPaymentForm } from '../../../payment-form/src/app';

export const SITE = 'https://site.test';
export const API_KEY = 'the-key';
export const CARD = { number: '4242424242424242', expiry: '12/40', code: '123', zip: '60018' };
type Start = Partial<Pick<CardSdkOptions, 'lateness' | 'clock'>>;

const BUILDS = { 'card-sdk': buildCardSdk, 'payment-form': buildPaymentForm };

/** The events received so far, once there are this many. */
async function received(deliveries: readonly { body: string }[], count: number) {
  await until(() => deliveries.length >= count);
  return deliveries.map(({ body }): { id: string; type: string; session_id: string } => JSON.parse(body));
}

const switchOn = (app: FastifyInstance, fault: object) =>
  app.inject({
    method: 'PUT',
    url: '/faults',
    headers: { authorization: `Bearer ${API_KEY}` },
    payload: fault,
  });

/** A listening payment service with its own folder, the API's own client, and a webhook receiver. */
export async function startService(name: keyof typeof BUILDS, start: Start = {}) {
  const folder = tempFolder(name);
  const file = join(folder, 'books.jsonl');
  const receiver = await createHookReceiver();
  const options = {
    file,
    apiKey: API_KEY,
    hosts: ['127.0.0.1', 'localhost'],
    siteOrigin: SITE,
    firstWait: 20,
  };
  const run = async () => {
    const app = BUILDS[name]({ ...options, ...start });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const at = { url, apiKey: API_KEY, origin: url, webhookUrl: receiver.url };
    const client = createHttpPaymentProvider({ name: 'cards', ...at });
    return { app, url, client };
  };
  let running = await run();
  return {
    file,
    receiver,
    now: () => running,
    /** Kills it (unwritten data is lost), and restarts it on the same folder. */
    async restart(change: Start = {}) {
      await running.app.close();
      Object.assign(start, change);
      running = await run();
    },
    switchOn: (fault: object) => switchOn(running.app, fault),
    received: (count: number) => received(receiver.deliveries, count),
    async stop() {
      await running.app.close();
      await receiver.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
