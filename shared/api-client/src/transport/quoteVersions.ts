import type { Transport } from './transport';

/** The newest version heard of each quote. */
export type QuoteVersions = Pick<Transport, 'version' | 'learnVersion'> & { clear: () => void };

/** Remembers versions for as long as the page lives; a late answer of an earlier GET never takes a newer one back. */
export function createQuoteVersions(): QuoteVersions {
  const versions = new Map<string, number>();
  return {
    version: (quoteId) => versions.get(quoteId) ?? null,
    learnVersion({ id, version }) {
      versions.set(id, Math.max(version, versions.get(id) ?? 0));
    },
    clear: () => versions.clear(),
  };
}
