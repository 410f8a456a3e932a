/** What of a version's files this page has fetched. */
export interface Weight {
  files: number;
  /** Compressed bytes; null if the browser does not tell, because the files' server does not allow it. */
  bytes: number | null;
}

export type Fetched = Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize' | 'decodedBodySize'>;

/** `base` is the address of the version's folder. A file that was preloaded and then run counts once. */
export function weightOf(base: string, fetched: readonly Fetched[]): Weight {
  const sizes = new Map<string, number>();
  for (const { name, encodedBodySize } of fetched)
    if (name.startsWith(base)) sizes.set(name, Math.max(encodedBodySize, sizes.get(name) ?? 0));
  const all = [...sizes.values()];
  const bytes = all.reduce((sum, size) => sum + size, 0);
  return { files: all.length, bytes: all.length > 0 && bytes === 0 ? null : bytes };
}

/** What the page has fetched until now. */
export const fetchedFiles = (): Fetched[] =>
  performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
