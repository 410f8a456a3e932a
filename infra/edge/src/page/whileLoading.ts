import type { AppVersion } from '@infra/releases';
import type { Language } from '@shared/event-bus';

/**
 * The page's inline script marks the document if the browser may open the screen (`hosts/shell/src/inline`).
 */
const TOGGLE =
  '[data-if-open]{display:none}[data-opens] [data-if-open]{display:block}[data-opens] [data-unless-open]{display:none}';

interface Screen {
  /** The version that owns the address; the shell's if no remote does. */
  owner: AppVersion;
  pattern: string;
  language: Language;
  /** Markup of the placeholder for any screen. */
  loading: string;
}

/**
 * Content of the main area until the app renders, and its extra style: the screen's heading if it is the same
 * for every quote and this browser holds one (ADR 0022), else a placeholder.
 */
export function whileLoading({ owner, pattern, language, loading }: Screen): { html: string; css: string } {
  const headings = owner.headings?.[language];
  const heading = headings?.html[pattern];
  if (!headings || heading === undefined) return { html: loading, css: '' };
  return {
    html: `<div data-if-open>${heading}</div><div data-unless-open>${loading}</div>`,
    css: TOGGLE + headings.css,
  };
}
