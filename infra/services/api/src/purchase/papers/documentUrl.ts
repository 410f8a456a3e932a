const PATH = '/v2/docs/';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The url of a document for `docs/get_documents`: an address of the site that opens nothing by itself. */
export const documentUrl = (siteUrl: string, id: string): string => `${siteUrl}${PATH}${id}`;

/** The id in such a url; null for any other text, especially another site's: nothing is ever fetched from it. */
export function documentIdIn(siteUrl: string, url: string): string | null {
  const id = url.slice(documentUrl(siteUrl, '').length);
  return ID.test(id) && url === documentUrl(siteUrl, id) ? id : null;
}
