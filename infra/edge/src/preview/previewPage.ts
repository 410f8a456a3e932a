import type { Preview } from '@infra/releases';
import type { Language } from '@shared/event-bus';
import type { PreviewNote } from '@shared/federation/page';
import { escapeHtml } from '../page/escapeHtml';
import { plainPage, zoned } from '../page/plainPage';
import { texts } from './locales/texts';

/** What a preview link shows before its button is pressed: programs that look into links do not press it. */
export function previewPage(language: Language, { release, until }: Preview, { parts }: PreviewNote): string {
  const t = texts[language];
  const items = parts.map(({ name, owner }) => `<li>${escapeHtml(`${name} (${owner})`)}</li>`);
  return plainPage(
    language,
    t.title(release),
    `<p>${escapeHtml(t.body(zoned(until, language)))}</p><p>${t.changes}</p><ul>${items.join('')}</ul>` +
      `<form method="post"><button>${t.start}</button></form>`,
  );
}

export function endedPage(language: Language): string {
  const t = texts[language];
  return plainPage(language, t.endedTitle, `<p>${t.ended}</p><p><a href="/">${t.site}</a></p>`);
}
