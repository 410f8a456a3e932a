/**
 * Asks anew for the scripts of a version that did not load. Their names carry their hash, so the browser keeps what it
 * got for ever, a damaged answer too; and it lets a second request wait behind one that hangs. Never throws: whether
 * the remote loads now is for the load to find out.
 */
export async function refreshScripts(base: string, entry: string, limitMs: number): Promise<void> {
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(base) && name.endsWith('.js'));
  const signal = AbortSignal.timeout(limitMs);
  const again = [...new Set([base + entry, ...fetched])].map(async (address) => {
    const answer = await fetch(address, { cache: 'reload', signal });
    // Only a body that was read to its end is kept.
    await answer.arrayBuffer();
  });
  await Promise.allSettled(again);
}
