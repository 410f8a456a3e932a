import type { Transport } from '../transport/transport';

interface DocumentAnswer {
  content_type: string;
  content_base64: string;
}

/**
 * GET /v2/docs/get_documents: a released document of the stored quote, by the URL in the quote. The sealed response
 * becomes a blob. @throws ApiError 404 `document_not_found`.
 */
export async function getDocument(transport: Transport, url: string): Promise<Blob> {
  const path = `/v2/docs/get_documents?PDF_URL=${encodeURIComponent(url)}`;
  const call = { method: 'GET', path, quoteId: null } as const;
  const { content_type, content_base64 } = await transport.callSealed<DocumentAnswer>(call);
  const bytes = Uint8Array.from(atob(content_base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: content_type });
}
