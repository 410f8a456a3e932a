import type { Language } from '@shared/event-bus';

/** The language with this name, as a query says it. */
export const languageNamed = (text: unknown): Language | undefined =>
  text === 'en' || text === 'es' ? text : undefined;

/** English, unless the shopper chose Spanish or the browser prefers it (readings 27). */
export function chooseLanguage(chosen: string | undefined, accepted: string | undefined): Language {
  const named = languageNamed(chosen);
  if (named) return named;
  const wished = (accepted ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const weight = options.map((option) => option.trim()).find((option) => option.startsWith('q='));
      return { tag: tag.slice(0, 2), weight: weight ? Number(weight.slice(2)) : 1, index };
    })
    .filter(({ tag, weight }) => (tag === 'en' || tag === 'es') && weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index);
  return wished[0]?.tag === 'es' ? 'es' : 'en';
}
