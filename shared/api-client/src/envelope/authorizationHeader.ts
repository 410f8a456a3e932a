import type { Suite } from './associatedData';
import { EnvelopeError } from './envelopeError';

/** The values of `Authorization: QEnc v=2,kid=…,epk=…,ts=…,iv=…,key=…` (`qenc/1` has no `v`); epk, iv and key in base64url. */
export interface AuthorizationFields {
  suite: Suite;
  kid: string;
  epk: string;
  ts: string;
  iv: string;
  key: string;
}

// Lengths are exact: a point of 65 bytes, an IV of 12, a sealed quote key of 32 + 16.
const HEADER = /^QEnc (v=2,)?kid=([\w-]{1,64}),epk=([\w-]{87}),ts=(\d{1,15}),iv=([\w-]{16}),key=([\w-]{64})$/;

export const formatAuthorization = ({ suite, kid, epk, ts, iv, key }: AuthorizationFields): string =>
  `QEnc ${suite === 'qenc/2' ? 'v=2,' : ''}kid=${kid},epk=${epk},ts=${ts},iv=${iv},key=${key}`;

/** Fails with `enc_required` where there is no such header and `enc_malformed` where it is not well formed. */
export function parseAuthorization(header: unknown): AuthorizationFields {
  const text = typeof header === 'string' ? header : '';
  const [, second, kid, epk, ts, iv, key] = HEADER.exec(text) ?? [];
  if (!kid || !epk || !ts || !iv || !key)
    throw new EnvelopeError(/^QEnc(?: |$)/.test(text) ? 'enc_malformed' : 'enc_required');
  return { suite: second ? 'qenc/2' : 'qenc/1', kid, epk, ts, iv, key };
}
