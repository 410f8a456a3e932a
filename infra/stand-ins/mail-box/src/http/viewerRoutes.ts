import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textsFor } from '../locales/textsFor';
import type { MessageStore } from '../messageStore';
import { listPage, messagePage, missingPage } from '../pages/pages';
import { STYLE } from '../pages/style';
import { ownPageGuard } from '../../../common/guards';

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
/** Letters contain their own styles. They run and load nothing; their links open a separate window. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const viewerOf = (request: FastifyRequest) => textsFor(request.headers['accept-language']);
const sendPage = (reply: FastifyReply, page: string, policy = PAGE_POLICY) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);

type OfOne = { Params: { id: string } };

/** The mailbox as a person sees it in a browser. */
export function viewerRoutes(app: FastifyInstance, store: MessageStore): void {
  app.get('/', (request, reply) => sendPage(reply, listPage(viewerOf(request), store.list())));
  app.get<OfOne>('/view/:id', (request, reply) => {
    const message = store.find(request.params.id);
    const viewer = viewerOf(request);
    return message
      ? sendPage(reply, messagePage(viewer, message))
      : sendPage(reply.code(404), missingPage(viewer));
  });
  app.get<OfOne>('/view/:id/html', (request, reply) => {
    const message = store.find(request.params.id);
    if (!message) return sendPage(reply.code(404), missingPage(viewerOf(request)));
    // Only the start of the head is changed, because links in a sandboxed frame must open outside it.
    const letter = message.html.replace(/<head[^>]*>/i, '$&<base target="_blank" />');
    return sendPage(reply, letter, LETTER_POLICY);
  });
  app.get<{ Params: { id: string; number: string } }>(
    '/view/:id/attachments/:number',
    ({ params, headers }, reply) => {
      const file = store.find(params.id)?.attachments[Number(params.number)];
      const viewer = textsFor(headers['accept-language']);
      if (!file) return sendPage(reply.code(404), missingPage(viewer));
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(file.content_type)
        .send(Buffer.from(file.content_base64, 'base64'));
    },
  );
  app.post('/delete-all', { onRequest: ownPageGuard }, (_request, reply) => {
    store.removeAll();
    return reply.redirect('/', 303);
  });
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
