import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import { chooseLanguage } from '../page/chooseLanguage';
import { cookieWriter, readCookies } from '../page/cookies';
import { plainHeaders } from '../page/plainPage';
import type { Pages } from '../page/pages';
import { previewNote } from '../page/previewNote';
import { previewIn } from '../page/visit';
import { endedPage, previewPage } from './previewPage';
import { usedLinks } from './usedLinks';

interface Linked {
  Params: { link: string };
}

const languageOf = ({ headers }: FastifyRequest) =>
  chooseLanguage(readCookies(headers.cookie)['language'], headers['accept-language']);

/** A preview link puts the first browser that uses it on its release; both lead nowhere but to this site. */
export function previewRoutes(edge: FastifyInstance, { originOf }: EdgeEnvironment, pages: Pages): void {
  const write = cookieWriter(originOf({ app: 'shell' }));
  const used = usedLinks();
  const usable = (link: string) => {
    const preview = previewIn(pages, link);
    return preview && !used.has(preview) ? preview : null;
  };
  edge.get<Linked>('/releases/preview/:link', async (request, reply) => {
    const language = languageOf(request);
    const preview = usable(request.params.link);
    reply.headers(plainHeaders);
    if (!preview) return reply.code(410).send(endedPage(language));
    return reply.send(previewPage(language, preview, previewNote(pages.file(), preview.release)));
  });
  edge.post<Linked>('/releases/preview/:link', async (request, reply) => {
    const { link } = request.params;
    const preview = usable(link);
    // Another site must not put its visitors on a preview.
    if (!preview || request.headers['sec-fetch-site'] === 'cross-site')
      return reply
        .headers(plainHeaders)
        .code(410)
        .send(endedPage(languageOf(request)));
    used.add(preview);
    const seconds = Math.ceil((preview.until.getTime() - Date.now()) / 1000);
    return reply.header('set-cookie', write('preview', link, seconds)).redirect('/', 303);
  });
  edge.delete('/releases/preview', async (_request, reply) =>
    reply
      .header('set-cookie', write('preview', '', 0))
      .code(204)
      .send(),
  );
}
