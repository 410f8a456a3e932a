import type { Transport } from './transport';

/** The newest known version of each quote. */
export type QuoteVersions = Pick<Transport, 'version' | 'learnVersion'> & { clear: () => void };

/** Remembers versions while the page is open; a late response never replaces a newer version. */
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
