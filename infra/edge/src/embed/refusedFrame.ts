import type { Language } from '@shared/event-bus';
import { plainHeaders, plainPage } from '../page/plainPage';
import { type FrameRefusal, texts } from './locales/texts';

const { 'x-frame-options': _only, ...others } = plainHeaders;

/** Shown in a frame of any page: text and one link, nothing that another page could make somebody press to their harm. */
export const refusedHeaders: Record<string, string> = {
  ...others,
  'content-security-policy': (plainHeaders['content-security-policy'] ?? '')
    .replace("form-action 'self'", "form-action 'none'")
    .replace("frame-ancestors 'none'", 'frame-ancestors *'),
  'cross-origin-resource-policy': 'cross-origin',
};

/** What a frame shows instead of the quote. */
export function refusedFrame(language: Language, refusal: FrameRefusal): string {
  const { title, body, site } = texts[language];
  return plainPage(
    language,
    title,
    `<p>${body[refusal]}</p><p><a href="/quotes/new" target="_blank" rel="noopener">${site}</a></p>`,
  );
}
