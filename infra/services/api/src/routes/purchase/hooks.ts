import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../http/apiFailure';
import { parseStrictJsonBytes } from '../../http/parseStrictJson';
import { isSigned } from '../../purchase/hooks';

interface SignedBody {
  text: string;
  json: unknown;
}

/** Webhooks (reading 39): signed, accepted once each, and only a reason to ask the provider. */
export function hookRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, finish) => {
    const bytes = Buffer.from(body);
    try {
      finish(null, { text: bytes.toString('utf8'), json: parseStrictJsonBytes(bytes) } satisfies SignedBody);
    } catch (error) {
      finish(error instanceof Error ? error : new Error('unreadable body'));
    }
  });
  app.post<{ Params: { provider: string }; Body: SignedBody }>(
    '/v2/hooks/:provider',
    { config: { repeatable: true } },
    async (request, reply) => {
      const secret = app.purchases.hookSecrets.get(request.params.provider);
      if (secret === undefined) throw new ApiFailure(404, 'not_found');
      const header = request.headers['provider-signature'];
      const { text, json } = request.body;
      if (typeof header !== 'string' || !isSigned(secret, header, text, app.clock())) {
        throw new ApiFailure(401, 'hook_not_signed');
      }
      await app.purchases.takeEvent(request.params.provider, json);
      void reply.code(202);
      return { status: 'accepted' };
    },
  );
  done();
}
