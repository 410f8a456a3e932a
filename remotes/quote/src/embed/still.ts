import { readTheme, type EmbedTheme } from '@shared/embed';
import { STATIC_PAGE_ID } from '@shared/federation/page';
import { frameTheme, readData } from './frameData';
import { boxStyle, properties } from './theme/declarations';
import { embedTokens } from './theme/embedTokens';

/**
 * Declarations that give the still start screen the colors that the quote will have; later themes win. `kit build` makes
 * one small script of this file, which an edge writes beside that screen (ADR 0044).
 */
export function stillLook(...given: unknown[]): string {
  const theme: EmbedTheme = Object.assign({}, ...given.map((one) => readTheme(one).theme));
  const { tokens, isDark } = embedTokens(theme);
  return properties(tokens, theme.radius) + boxStyle(isDark);
}

/** Dresses the frame's still start screen before it is parsed. A sheet made by a script needs no permission. */
export function dressFrame(): void {
  const data = readData();
  if (!data) return;
  document.documentElement.dataset['start'] = new URLSearchParams(location.search).get('start') ?? '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`#${STATIC_PAGE_ID} { ${stillLook(frameTheme(data))} min-height: 100vh; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
