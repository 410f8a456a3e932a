import { readTheme, themeFromFragment, type EmbedTheme } from '@shared/embed';
import { EMBED_DATA_ID, type EmbedPageData } from '@shared/federation/page';

/** The data that the edge wrote into the frame's page; null on any other page. */
export function readData(): EmbedPageData | null {
  const text = document.getElementById(EMBED_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** The partner's theme under what its page chooses, as far as the frame knows it before any message. */
export const frameTheme = (data: EmbedPageData): EmbedTheme => ({
  ...readTheme(data.theme).theme,
  ...themeFromFragment(location.hash).theme,
});
