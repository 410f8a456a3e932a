/** By the address of the version. */
const underWay = new Map<string, AbortController>();

/**
 * Asks anew for the scripts of a version that did not load. Their names carry their hash, so the browser keeps what it
 * got for ever, a damaged answer too; and whoever asks for one that hangs waits with it: the browser's cache, and both
 * loaders, which look for its tag in the page. Never throws: whether the remote loads now is for the load to find out.
 */
export async function refreshScripts(base: string, entry: string, limitMs: number): Promise<void> {
  // A connection has room for a few requests only: one that hangs from an earlier try would keep this one waiting.
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
    // Only a body that was read to its end is kept.
    await answer.arrayBuffer();
  });
  await Promise.allSettled(again);
  clearTimeout(timer);
}
