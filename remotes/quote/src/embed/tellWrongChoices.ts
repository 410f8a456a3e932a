import { readTheme, wrongPrefill, type GivenChoices } from '@shared/embed';
import type { Emit } from './EmbedContext';

/** Tells the partner what of its choices is not valid and therefore ignored, each once. Values are never told. */
export function tellWrongChoices(emit: Emit): (given: Pick<GivenChoices, 'theme' | 'prefill'>) => void {
  const told = new Set<string>();
  const isNew = (message: string): boolean => {
    if (told.has(message)) return false;
    told.add(message);
    console.warn(`auto-quote: ${message}`);
    return true;
  };
  return ({ theme, prefill }) => {
    for (const name of readTheme(theme).wrong) {
      const message = `theme: ${name} is not a valid token; it is ignored`;
      if (isNew(message)) emit('error', { code: 'theme_invalid', fatal: false, message });
    }
    for (const name of wrongPrefill(prefill)) isNew(`prefill: ${name} is not valid; it is ignored`);
  };
}
