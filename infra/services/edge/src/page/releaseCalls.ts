import type { FastifyInstance } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import { mayKeep, secondsToKeep } from './chooseRelease';
import { cookieWriter, readCookies } from './cookies';
import type { Pages } from './pages';

/** What an open page asks about its release. */
export function releaseCalls(edge: FastifyInstance, { originOf }: EdgeEnvironment, pages: Pages): void {
  const write = cookieWriter(originOf({ app: 'shell' }));
  /** Asked at every step, which also keeps the visitor's release for another day, if it has one. */
  edge.get<{ Params: { id: string } }>('/releases/:id', async (request, reply) => {
    const file = pages.file();
    const { id } = request.params;
    const held = readCookies(request.headers.cookie)['release'];
    if (mayKeep(file, held)) reply.header('set-cookie', write('release', held, secondsToKeep(file, held)));
    const isRevoked = file.revoked.includes(id) || !Object.hasOwn(file.releases, id);
    return reply.header('cache-control', 'no-store').send({ revoked: isRevoked });
  });
  /** The purchase or the quote has ended: the next page is the live release's. */
  edge.delete('/releases/held', async (_request, reply) =>
    reply
      .header('set-cookie', write('release', '', 0))
      .code(204)
      .send(),
  );
}
