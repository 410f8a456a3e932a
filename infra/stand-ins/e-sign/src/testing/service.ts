import { rmSync } from 'node:fs';
import { tempFolder } from '@shared/testing/tempFolder';
import type { FastifyInstance } from 'fastify';
import { createHttpSigningProvider } from '@infra/api';
import { buildESign } from '../app';
import type { isWhole } from '../envelope/audit';
import { createHookReceiver } from './hookReceiver';
import { order } from './order';
import { createSigner } from './signer';

const API_KEY = 'the-key';
const ORIGIN = 'https://sign.test';
const withKey = { authorization: `Bearer ${API_KEY}` };

interface StoredEnvelope {
  documents: { id: string; signed_sha256: string | null }[];
  audit: Parameters<typeof isWhole>[0];
}

async function listen(folder: string) {
  const hosts = ['localhost', '127.0.0.1'];
  const app = buildESign({ folder, apiKey: API_KEY, origin: ORIGIN, hosts, firstPause: 20 });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** A listening signing service with its own folder, the API's own client, and a webhook receiver. */
export async function startService() {
  const folder = tempFolder('e-sign');
  let receiver = await createHookReceiver();
  let running: { app: FastifyInstance; url: string } = await listen(folder);
  const provider = (apiKey = API_KEY) =>
    createHttpSigningProvider({ url: running.url, apiKey, origin: ORIGIN, webhookUrl: receiver.url });
  return {
    apiKey: API_KEY,
    folder,
    provider,
    app: () => running.app,
    receiver: () => receiver,
    /** Replaces the receiver by one that rejects the first `refusals` webhooks. */
    async receiveAfter(refusals: number) {
      await receiver.close();
      receiver = await createHookReceiver(refusals);
    },
    async sent(change: Partial<typeof order> = {}) {
      const envelope = await provider().create({ ...order, ...change });
      return { ...envelope, signer: createSigner(() => running.app, envelope.signingUrl) };
    },
    async read(id: string) {
      const answer = await running.app.inject({ url: `/v1/envelopes/${id}`, headers: withKey });
      return answer.json<StoredEnvelope>();
    },
    switchOn: (payload: object) =>
      running.app.inject({ method: 'PUT', url: '/faults', headers: withKey, payload }),
    halt: () => running.app.close(),
    /** Listens again, on the same folder. */
    async resume() {
      running = await listen(folder);
    },
    async stop() {
      await running.app.close();
      await receiver.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
