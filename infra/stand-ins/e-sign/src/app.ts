import type { FastifyInstance } from 'fastify';
import { emptyApp, type ServedApp } from '../../common/emptyApp';
import { createFaults } from '../../common/faults';
import { pingRoute } from '../../common/pingRoute';
import { webhookSecret } from '../../common/sendWebhook';
import { openEnvelopeStore } from './envelopeStore';
import { envelopeRoutes } from './http/envelopeRoutes';
import { signingRoutes } from './http/signingRoutes';
import { createSigningDesk } from './signingDesk';
import { createWebhookSender } from './webhookSender';

export interface AppOptions extends ServedApp {
  folder: string;
  apiKey: string;
  /** The origin that browsers see. */
  origin: string;
  /** Milliseconds before an undelivered webhook is retried. */
  firstPause?: number;
}

/** Builds the e-sign service without listening. Undelivered webhooks are sent once it is ready. */
export function buildESign(options: AppOptions): FastifyInstance {
  const { folder, apiKey, origin, firstPause } = options;
  const app = emptyApp(options, 20 * 1024 * 1024);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const faults = createFaults();
  const store = openEnvelopeStore(folder);
  const secret = webhookSecret(apiKey);
  const words = createWebhookSender({
    store,
    secret,
    faults,
    ...(firstPause === undefined ? {} : { firstPause }),
  });
  const desk = createSigningDesk(store, words);
  pingRoute(app, '/v1/ping', apiKey);
  envelopeRoutes(app, { desk, faults, apiKey, origin });
  signingRoutes(app, desk);
  app.addHook('onReady', async () => {
    for (const { id } of store.all()) words.tell(id);
  });
  app.addHook('onClose', async () => words.stop());
  return app;
}
