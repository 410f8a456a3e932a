import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TokenPart } from '../model/act';
import { Refusal } from '../model/refusal';

/** A token as stored; the token itself is printed once and kept nowhere. */
export interface StoredToken {
  name: string;
  part: TokenPart;
  sha256: string;
  createdAt: string;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** The tokens with a new one, and what its holder must send. @throws Refusal if the name is taken or is not a name */
export function withToken(tokens: StoredToken[], name: string, part: TokenPart) {
  // The log calls the command on the service's own machine `local`.
  if (!NAME.test(name) || name === 'local')
    throw new Refusal(
      422,
      'bad_name',
      'A name has up to 40 lowercase letters, digits and hyphens; not "local"',
    );
  if (tokens.some((one) => one.name === name))
    throw new Refusal(409, 'name_taken', `There is a token ${name}; revoke it first`);
  const token = `rel_${randomBytes(32).toString('base64url')}`;
  const sha256 = digestOf(token).toString('hex');
  return { token, tokens: [...tokens, { name, part, sha256, createdAt: new Date().toISOString() }] };
}

/** The tokens without one. @throws Refusal if there is none of that name */
export function withoutToken(tokens: StoredToken[], name: string): StoredToken[] {
  const left = tokens.filter((one) => one.name !== name);
  if (left.length === tokens.length) throw new Refusal(404, 'no_token', `There is no token ${name}`);
  return left;
}

/** The stored token that an `authorization` header carries, or null. */
export function tokenIn(tokens: StoredToken[], header: string | undefined): StoredToken | null {
  const given = digestOf(/^Bearer (\S{1,200})$/.exec(header ?? '')?.[1] ?? '');
  return tokens.find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), given)) ?? null;
}
