import type { PathName } from '@shared/domain';
import type { ScreenTable } from '@shared/federation/remote';
import { compareTexts } from './locales/compareTexts';

/** The screens of the prices: all that this remote knows of each is in its row. */
export const STEPS = {
  // The first view of the prices, in the remote's own chunk with its texts.
  overview: { at: ['rates'] },
  compare: {
    at: ['compare'],
    load: () =>
      import(/* webpackChunkName: "compare" */ './compare/CompareScreen').then(
        (loaded) => loaded.CompareScreen,
      ),
    texts: compareTexts,
    textChunk: 'compare',
  },
} satisfies ScreenTable<PathName>;
