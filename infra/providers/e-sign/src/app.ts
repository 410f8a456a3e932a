import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createFaults } from '../../common/faults';
import { hostGuard } from '../../common/guards';
import { webhookSecret } from '../../common/sendWebhook';
import { openEnvelopeStore } from './envelopeStore';
import { envelopeRoutes } from './http/envelopeRoutes';
import { signingRoutes } from './http/signingRoutes';
import { createSigningDesk } from './signingDesk';
import { createWordTeller } from './tellWords';

export interface AppOptions {
  folder: string;
  apiKey: string;
  /** The origin that browsers see. */
  origin: string;
  hosts: readonly string[];
  logLevel?: string;
  /** Milliseconds before a word that was not heard is said again. */
  firstPause?: number;
}

function emptyApp(hosts: readonly string[], logLevel: string): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, base: null },
    // Request lines would carry the tokens that open envelopes.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 20 * 1024 * 1024,
    forceCloseConnections: true,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', hostGuard(hosts));
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}

/** Builds the e-sign service without listening. What senders have not heard yet is told when it is ready. */
export function buildESign(options: AppOptions): FastifyInstance {
  const { folder, apiKey, origin, hosts, logLevel = 'silent', firstPause } = options;
  const app = emptyApp(hosts, logLevel);
  const faults = createFaults();
  const store = openEnvelopeStore(folder);
  const secret = webhookSecret(apiKey);
  const words = createWordTeller({
    store,
    secret,
    faults,
    ...(firstPause === undefined ? {} : { firstPause }),
  });
  const desk = createSigningDesk(store, words);
  envelopeRoutes(app, { desk, faults, apiKey, origin });
  signingRoutes(app, desk);
  app.get('/ready', async () => ({ status: 'ready' }));
  app.addHook('onReady', async () => {
    for (const { id } of store.all()) words.tell(id);
  });
  app.addHook('onClose', async () => words.stop());
  return app;
}
