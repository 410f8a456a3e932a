import { poorContrasts, type EmbedTheme } from '@shared/embed';

const WORDS: Record<string, string> = {
  accent: 'The accent',
  onAccent: 'Text on the accent',
  text: 'Text',
  border: 'The edge of a field',
};

/** One sentence about a theme's contrast, and whether it is poor. */
export function contrastNote(theme: EmbedTheme): { text: string; isPoor: boolean } {
  const [worst] = poorContrasts(theme).toSorted((one, other) => one.ratio - other.ratio);
  if (!worst) return { text: 'Contrast is good: every pair of colors reads well.', isPoor: false };
  const { text, on, ratio, least } = worst;
  // Rounded down, so that a figure never looks better than it is.
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1);
  return {
    text: `${WORDS[text] ?? text} on ${on} has a contrast of ${figure}; it needs ${least}. The quote uses its own color instead.`,
    isPoor: true,
  };
}
