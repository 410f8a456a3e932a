import type { PoorContrast } from '@shared/embed';
import type { Emit } from '../EmbedContext';

const sentenceOf = ({ text, on, ratio, least }: PoorContrast): string =>
  `${text} on ${on} has a contrast of ${ratio.toFixed(1)}, and ${least} is the least; our own color is used for it`;

/** Tells the partner of each pair of colors that nobody could read, once. */
export function tellPoorContrasts(emit: Emit): (poor: readonly PoorContrast[]) => void {
  const told = new Set<string>();
  return (poor) => {
    for (const message of poor.map(sentenceOf)) {
      if (told.has(message)) continue;
      told.add(message);
      console.warn(`auto-quote: theme: ${message}`);
      emit('error', { code: 'theme_contrast', fatal: false, message });
    }
  };
}
