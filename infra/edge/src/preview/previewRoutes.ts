import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import { linkRoutes } from '../links/linkRoutes';
import { chooseLanguage } from '../page/chooseLanguage';
import { readCookies } from '../page/cookies';
import type { Pages } from '../page/pages';
import { previewNote } from '../page/previewNote';
import { previewIn } from '../page/visit';
import { endedPage, previewPage } from './previewPage';

const languageOf = ({ headers }: FastifyRequest) =>
  chooseLanguage(readCookies(headers.cookie)['language'], headers['accept-language']);

/** A preview link puts the first browser that uses it on its release. */
export function previewRoutes(edge: FastifyInstance, environment: EdgeEnvironment, pages: Pages): void {
  linkRoutes(edge, environment, {
    name: 'preview',
    open: (link) => previewIn(pages, link),
    openingPage: (request, preview) =>
      previewPage(languageOf(request), preview, previewNote(pages.file(), preview.release)),
    endedPage: (request) => endedPage(languageOf(request)),
  });
}
