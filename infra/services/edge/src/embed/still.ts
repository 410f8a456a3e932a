import type { Language } from '@shared/event-bus';
import { ASSETS_MARK } from '@shared/federation/page';
import type { EdgeEnvironment } from '../environment';
import { baseOf } from '../page/pageData';
import { embedBaseOf } from './embedAssets';
import type { EmbedRelease } from './embedRelease';

interface StillInput extends EmbedRelease {
  language: Language;
  environment: EdgeEnvironment;
}

/** The start's scene inside the page: hidden in an embed, and a partner's policy may forbid its source. */
const PICTURE_INSIDE = /<img\b[^>]*\ssrc="data:[^>]*>/g;

const placed = (text: string, base: string) => text.replaceAll(ASSETS_MARK, base);

/** The start screen as it was prerendered, always in light colors, as in the embed. */
export function stillOf({ release, quote, language, environment }: StillInput): {
  html: string;
  css: string;
} {
  const { shell } = release.apps;
  const fragment = quote.fragment?.[language] ?? { html: '', css: '' };
  const base = embedBaseOf(quote, environment);
  const css =
    placed(shell.frame?.[language].css ?? '', baseOf(shell, environment)) + placed(fragment.css, base);
  return {
    html: placed(fragment.html, base).replaceAll(PICTURE_INSIDE, ''),
    css: css.replaceAll('(prefers-color-scheme: dark)', 'not all'),
  };
}
