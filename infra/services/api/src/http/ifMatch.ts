import type { FastifyRequest } from 'fastify';
import { quoteOf } from '../context';
import type { StoredQuote } from '../quotes/storedQuote';
import { ApiFailure } from './apiFailure';

// Proxies weaken entity tags: W/"3", "3" and 3 are the same version.
const VERSION = /^(?:W\/)?"?(\d{1,9})"?$/;

/** The version that If-Match names, or null. */
export function versionIn(header: string | undefined): number | null {
  const version = VERSION.exec(header ?? '')?.[1];
  return version === undefined ? null : Number(version);
}

/** The entity tag of a version. */
export const etagOf = (quote: Pick<StoredQuote, 'version'>): string => `"${quote.version}"`;

/** The 412 of an outdated version, with the current one so that the caller can read and retry. */
export const versionStale = (quote: Pick<StoredQuote, 'version'>): ApiFailure =>
  new ApiFailure(412, 'version_stale', { version: quote.version });

/**
 * The request's quote, if the caller knows its version (design: concurrent edits).
 * @throws ApiFailure 428 without If-Match, 400 for an invalid version, 412 for an outdated one.
 */
export function matchedQuote(request: FastifyRequest): StoredQuote {
  const quote = quoteOf(request);
  const header = request.headers['if-match'];
  if (header === undefined) throw new ApiFailure(428, 'if_match_required');
  const version = versionIn(header);
  if (version === null) throw new ApiFailure(400, 'if_match_malformed');
  if (version !== quote.version) throw versionStale(quote);
  return quote;
}
