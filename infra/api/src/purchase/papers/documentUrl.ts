const PATH = '/v2/docs/';

/** What names a document to `docs/get_documents`: an address of the site that opens nothing by itself. */
export const documentUrl = (siteUrl: string, id: string): string => `${siteUrl}${PATH}${id}`;

/** The id in such an address, whatever site it was made on; null for any other text. */
export function documentIdIn(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  return pathname.startsWith(PATH) ? pathname.slice(PATH.length) : null;
}
