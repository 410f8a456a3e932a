import type { Language } from '@shared/event-bus';
import { escapeHtml } from './escapeHtml';
import { hashSource, pageHeaders } from './securityHeaders';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:36rem;margin:10vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}button{min-height:2.75rem;padding:0 1.25rem;font:inherit;cursor:pointer}';

/** These pages hold nothing but text and one form, so their policy allows nothing else. */
export const plainHeaders: Record<string, string> = {
  ...pageHeaders,
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${hashSource(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

/** A page of text outside of the site's frame; `body` is markup. */
export function plainPage(language: Language, title: string, body: string): string {
  const heading = escapeHtml(title);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${heading}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<style>${STYLE}</style></head><body><main><h1>${heading}</h1>${body}</main></body></html>`,
  ].join('');
}

/** A time that readers anywhere understand. */
export const zoned = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
    timeZone: 'UTC',
  }).format(date);
