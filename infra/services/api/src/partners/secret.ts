import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits: unguessable, so its hash needs no salt. */
export const newSecret = (): string => `sk_${randomBytes(32).toString('base64url')}`;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export const hashSecret = (secret: string): string => digestOf(secret).toString('base64url');

/** Whether a secret is the one with this hash, in the same time for every wrong one. */
export const isSecret = (hash: string | null, given: string): boolean =>
  hash !== null && timingSafeEqual(Buffer.from(hash, 'base64url'), digestOf(given));

/** What an `authorization: Bearer` header carries; empty text without one. */
export const bearerIn = (header: string | undefined): string =>
  /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1] ?? '';
