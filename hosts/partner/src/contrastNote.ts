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
  return {
    text: `${WORDS[text] ?? text} on ${on} has a contrast of ${ratio.toFixed(1)}; it needs ${least}. The quote uses its own color instead.`,
    isPoor: true,
  };
}
