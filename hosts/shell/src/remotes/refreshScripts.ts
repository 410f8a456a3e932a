/** By the version's URL. */
const underWay = new Map<string, AbortController>();

/**
 * Refetches the scripts of a version that failed to load. Their names contain their hash, so the browser caches even a
 * damaged response forever; and requests for a hanging one wait with it, in the browser's cache and in both loaders,
 * which look for its tag in the page. Never throws, since the following load reports any failure. False if a later call
 * has replaced this one.
 */
export async function refreshScripts(base: string, entry: string, limitMs: number): Promise<boolean> {
  // Connections are limited, so a hanging request of an earlier try would delay this one.
  underWay.get(base)?.abort();
  const abort = new AbortController();
  underWay.set(base, abort);
  const timer = setTimeout(() => abort.abort(), limitMs);
  const hanging = [...document.scripts].filter(({ src }) => src.startsWith(base));
  for (const script of hanging) script.remove();
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(base) && name.endsWith('.js'));
  const addresses = new Set([base + entry, ...fetched, ...hanging.map(({ src }) => src)]);
  const again = [...addresses].map(async (address) => {
    const answer = await fetch(address, { cache: 'reload', signal: abort.signal });
    // The browser caches only a fully read body.
    await answer.arrayBuffer();
  });
  await Promise.allSettled(again);
  clearTimeout(timer);
  return underWay.get(base) === abort;
}
