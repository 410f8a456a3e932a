/** The quote id in a path (`/quotes/{id}/rates`, `/rates/{id}/compare`, `/bol/quotes/{id}/...`), if any. */
export function quoteIdIn(pathname: string): string | null {
  const match = /^\/(?:bol\/)?(?:quotes\/([^/]+)\/[^/]+|rates\/([^/]+)\/compare)\/?$/.exec(pathname);
  return match?.[1] ?? match?.[2] ?? null;
}
