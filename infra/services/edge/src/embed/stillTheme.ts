import { versionName } from '@infra/releases';
import type { ReadFile } from '../assets/shareFiles';
import type { EmbedRelease } from './embedRelease';

/** The script of a release that knows the colors of the still start screen; older releases have none. */
export async function stillThemeOf({ quote, embed }: EmbedRelease, read: ReadFile): Promise<string | null> {
  const code = embed.still && (await read(`${versionName('quote', quote.version)}/${embed.still}`));
  return code ? code.toString() : null;
}
