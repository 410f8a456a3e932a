import type { Preview } from '@infra/releases';
import type { Language } from '@shared/event-bus';
import type { PreviewNote } from '@shared/federation/page';
import { escapeHtml } from '../page/escapeHtml';
import { hashSource, pageHeaders } from '../page/securityHeaders';
import { texts } from './locales/texts';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:36rem;margin:10vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}button{min-height:2.75rem;padding:0 1.25rem;font:inherit;cursor:pointer}';

/** These pages hold nothing but text and one form, so their policy allows nothing else. */
export const previewHeaders: Record<string, string> = {
  ...pageHeaders,
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${hashSource(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

function page(language: Language, title: string, body: string): string {
  const heading = escapeHtml(title);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${heading}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<style>${STYLE}</style></head><body><main><h1>${heading}</h1>${body}</main></body></html>`,
  ].join('');
}

const zoned = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
    timeZone: 'UTC',
  }).format(date);

/** What a preview link shows before its button is pressed: programs that look into links do not press it. */
export function previewPage(language: Language, { release, until }: Preview, { parts }: PreviewNote): string {
  const t = texts[language];
  const items = parts.map(({ name, owner }) => `<li>${escapeHtml(`${name} (${owner})`)}</li>`);
  return page(
    language,
    t.title(release),
    `<p>${escapeHtml(t.body(zoned(until, language)))}</p><p>${t.changes}</p><ul>${items.join('')}</ul>` +
      `<form method="post"><button>${t.start}</button></form>`,
  );
}

export function endedPage(language: Language): string {
  const t = texts[language];
  return page(language, t.endedTitle, `<p>${t.ended}</p><p><a href="/">${t.site}</a></p>`);
}
