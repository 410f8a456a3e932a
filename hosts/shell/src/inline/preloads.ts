/**
 * Where this browser may open the address's screen: shows its heading, and fetches its scripts and the API's key along
 * with the page. Anyone else is led elsewhere, and the browser would warn of every preload that nothing used. Inlined
 * alone, as the others.
 */
export function preloads(page: Window & typeof globalThis): void {
  const { document, location } = page;
  const waiting = document.getElementById('preloads');
  const stored = (name: string): string | null => {
    try {
      // oxlint-disable-next-line no-restricted-properties -- inlined alone, it imports nothing
      return page.localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  // An address that names a quote opens for whoever holds this very one (readings 34).
  const named = /^\/(?:(?:bol\/)?quotes\/([^/]+)\/.|rates\/([^/]+)\/compare)/.exec(location.pathname);
  const quoteId = named?.[1] ?? named?.[2] ?? stored('quoteId');
  if (!(waiting instanceof page.HTMLTemplateElement) || !stored('quoteKey')) return;
  if (quoteId === null || quoteId !== stored('quoteId')) return;
  document.head.append(waiting.content);
  document.documentElement.dataset.opens = '';
  // The screen reads the quote with it; the answer is in the browser's cache when the API client asks. One that hangs is
  // given up before the client's own patience ends: the browser lets every further request for it wait behind it.
  page.fetch('/.well-known/enc-jwks.json', { signal: page.AbortSignal.timeout(10_000) }).catch(() => {});
}
