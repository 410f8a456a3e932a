import { termFrom, type CarrierId, type Quote } from '@shared/domain';
import type { RenderOptions } from '@shared/testing';
import { screen } from '@testing-library/react';
import { policy as en } from '../../../locales/en/policy';
import { openAt } from '../../../testing/openAt';
import { bound, FIRST } from '../../../testing/payment';

export const FINAL = '/bol/quotes/quote-1/final';
export const DOCUMENT = 'GET /v2/docs/get_documents';

export const DOCUMENTS: Quote['documents'] = [
  { type: 'esign_packet', url: 'https://site.test/v2/docs/packet' },
  { type: 'dec_page', url: 'https://site.test/v2/docs/dec' },
  { type: 'id_cards', url: 'https://site.test/v2/docs/cards' },
];
/** A served document of this many bytes. */
export const pdf = (bytes: number) => ({
  content_type: 'application/pdf',
  content_base64: btoa('%PDF-'.padEnd(bytes, ' ')),
});

/** A policy whose purchase is complete, with its documents. */
export const issued = (carrier: CarrierId, changes: Partial<Quote> = {}) =>
  bound(carrier, { status: 'COMPLETE', documents: DOCUMENTS, term: termFrom('2030-12-01', 6), ...changes });

/** Opens the final page; its documents can be fetched. */
export const openIssued = (quote: Quote = issued(FIRST), options: RenderOptions & { path?: string } = {}) =>
  openAt(options.path ?? FINAL, quote, {
    ...options,
    handlers: { [DOCUMENT]: pdf(1001), ...options.handlers },
  });

/** The policy's card. */
export const policyCard = () => screen.findByRole('region', { name: en.policy.cardLabel });
