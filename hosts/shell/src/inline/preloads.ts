/**
 * If this browser may open the path's screen, shows its heading and prefetches its scripts and the API's key. Other
 * visitors are redirected, and the browser would warn about unused preloads. Inlined, so it imports nothing.
 */
export function preloads(page: Window & typeof globalThis): void {
  const { document, location } = page;
  const waiting = document.getElementById('preloads');
  const stored = (name: string): string | null => {
    try {
      // oxlint-disable-next-line no-restricted-properties -- inlined, so it imports nothing
      return page.localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  // A path with a quote id opens only if that quote is stored (reading 34).
  const named = /^\/(?:(?:bol\/)?quotes\/([^/]+)\/.|rates\/([^/]+)\/compare)/.exec(location.pathname);
  const quoteId = named?.[1] ?? named?.[2] ?? stored('quoteId');
  if (!(waiting instanceof page.HTMLTemplateElement) || !stored('quoteKey')) return;
  if (quoteId === null || quoteId !== stored('quoteId')) return;
  document.head.append(waiting.content);
  document.documentElement.dataset.opens = '';
  // The API client gets it from the browser's cache to read the quote. A hanging request is aborted before the client's
  // own time limit, since the browser queues every further request for it.
  page.fetch('/.well-known/enc-jwks.json', { signal: page.AbortSignal.timeout(10_000) }).catch(() => {});
}
