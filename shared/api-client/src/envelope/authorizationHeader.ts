import type { Suite } from './associatedData';
import { EnvelopeError } from './envelopeError';

/**
 * Fields of `Authorization: QEnc v=2,kid=…,epk=…,ts=…,iv=…,key=…` (`qenc/1` has no `v`); epk, iv and key are base64url.
 */
export interface AuthorizationFields {
  suite: Suite;
  kid: string;
  epk: string;
  ts: string;
  iv: string;
  key: string;
}

// Lengths are exact: a 65-byte point, a 12-byte IV, a sealed quote key of 32 + 16 bytes.
const HEADER = /^QEnc (v=2,)?kid=([\w-]{1,64}),epk=([\w-]{87}),ts=(\d{1,15}),iv=([\w-]{16}),key=([\w-]{64})$/;

export const formatAuthorization = ({ suite, kid, epk, ts, iv, key }: AuthorizationFields): string =>
  `QEnc ${suite === 'qenc/2' ? 'v=2,' : ''}kid=${kid},epk=${epk},ts=${ts},iv=${iv},key=${key}`;

/** Throws `enc_required` if the header is missing and `enc_malformed` if it is invalid. */
export function parseAuthorization(header: unknown): AuthorizationFields {
  const text = typeof header === 'string' ? header : '';
  const [, second, kid, epk, ts, iv, key] = HEADER.exec(text) ?? [];
  if (!kid || !epk || !ts || !iv || !key)
    throw new EnvelopeError(/^QEnc(?: |$)/.test(text) ? 'enc_malformed' : 'enc_required');
  return { suite: second ? 'qenc/2' : 'qenc/1', kid, epk, ts, iv, key };
}
