import type { FastifyInstance } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import type { Signer } from '../visits/signer';
import { cookieWriter, readCookies } from './cookies';
import type { Pages } from './pages';
import { isRevoked, readPin, sealPin, secondsToKeep } from './pin';

/** What an open page asks about its release. */
export function releaseCalls(
  edge: FastifyInstance,
  { originOf }: EdgeEnvironment,
  pages: Pages,
  signer: Signer,
): void {
  const write = cookieWriter(originOf({ app: 'shell' }));
  /** Asked at every step, which also keeps the visit's release for another day, if it has one. */
  edge.get<{ Params: { id: string } }>('/releases/:id', async (request, reply) => {
    const file = pages.file();
    const pin = readPin(file, signer, readCookies(request.headers.cookie)['release']);
    if (pin) {
      const seconds = secondsToKeep(file, pin.id);
      reply.header('set-cookie', write('release', sealPin(signer, pin, seconds), seconds));
    }
    return reply.header('cache-control', 'no-store').send({ revoked: isRevoked(file, request.params.id) });
  });
  /** The purchase or the quote has ended: the next page begins another visit. */
  edge.delete('/releases/held', async (_request, reply) =>
    reply
      .header('set-cookie', write('release', '', 0))
      .code(204)
      .send(),
  );
}
