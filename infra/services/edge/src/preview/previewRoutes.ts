import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import { linkRoutes } from '../links/linkRoutes';
import { chooseLanguage } from '../page/chooseLanguage';
import { readCookies } from '../page/cookies';
import type { Pages } from '../page/pages';
import { previewNote } from '../page/previewNote';
import { previewIn } from '../page/visit';
import { releaseWith, type Preview } from '@infra/releases';
import type { Language } from '@shared/event-bus';
import type { PreviewNote } from '@shared/federation/page';
import { escapeHtml } from '../page/escapeHtml';
import { plainPage, zoned } from '../page/plainPage';
import { texts } from './locales/texts';

/** What a preview link shows before its button is pressed: programs that look into links do not press it. */
function previewPage(language: Language, { release, until }: Preview, { parts }: PreviewNote): string {
  const t = texts[language];
  const items = parts.map(({ name, owner }) => `<li>${escapeHtml(`${name} (${owner})`)}</li>`);
  return plainPage(
    language,
    t.title(release),
    `<p>${escapeHtml(t.body(zoned(until, language)))}</p><p>${t.changes}</p><ul>${items.join('')}</ul>` +
      `<form method="post"><button>${t.start}</button></form>`,
  );
}

function endedPage(language: Language): string {
  const t = texts[language];
  return plainPage(language, t.endedTitle, `<p>${t.ended}</p><p><a href="/">${t.site}</a></p>`);
}

const languageOf = ({ headers }: FastifyRequest) =>
  chooseLanguage(readCookies(headers.cookie)['language'], headers['accept-language']);

const noteOf = (pages: Pages, { release }: Preview): PreviewNote => {
  const file = pages.file();
  return previewNote(file, releaseWith(file, [release]));
};

/** A preview link puts the first browser that uses it on its release. */
export function previewRoutes(edge: FastifyInstance, environment: EdgeEnvironment, pages: Pages): void {
  linkRoutes(edge, environment, {
    name: 'preview',
    open: (link) => previewIn(pages, link),
    openingPage: (request, preview) => previewPage(languageOf(request), preview, noteOf(pages, preview)),
    endedPage: (request) => endedPage(languageOf(request)),
  });
}
