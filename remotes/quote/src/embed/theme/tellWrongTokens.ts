import { readTheme } from '@shared/embed';
import type { Emit } from '../EmbedContext';

/** Tells the partner which tokens of its theme are not valid, once. */
export function tellWrongTokens(emit: Emit): (theme: unknown) => void {
  const told = new Set<string>();
  return (theme) => {
    for (const name of readTheme(theme).wrong) {
      if (told.has(name)) continue;
      told.add(name);
      const message = `${name} is not a valid token; it is ignored`;
      console.warn(`auto-quote: theme: ${message}`);
      emit('error', { code: 'theme_invalid', fatal: false, message });
    }
  };
}
