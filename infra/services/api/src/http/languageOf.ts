export type ApiLanguage = 'en' | 'es';

/** The caller's language from Accept-Language: Spanish only if it is preferred over English. */
export function languageOf(header: string | undefined): ApiLanguage {
  const ranked = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', quality = ''] = entry.trim().split(';');
      return {
        tag: tag.toLowerCase().split('-')[0],
        weight: quality ? Number(quality.replace('q=', '')) || 0 : 1,
      };
    })
    .filter(({ tag, weight }) => weight > 0 && (tag === 'en' || tag === 'es'))
    .toSorted((a, b) => b.weight - a.weight);
  return ranked[0]?.tag === 'es' ? 'es' : 'en';
}
