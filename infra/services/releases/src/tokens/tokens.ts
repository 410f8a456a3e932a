import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Scope, TokenPart } from '../model/act';
import { Refusal } from '../model/refusal';

/** A token as stored; the token itself is printed once and kept nowhere. */
export interface StoredToken {
  name: string;
  part: TokenPart;
  sha256: string;
  createdAt: string;
  /** How much of it its holder may do; missing in tokens from before scopes: everything. */
  scope?: Scope;
  /** When it ends (ISO); missing in tokens from before ends: never. */
  until?: string;
}

/** Days that a token lasts. */
export const TOKEN_DAYS = { usual: 90, most: 365 };
const DAY_MS = 86_400_000;

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** What a new token is for, and for how long. */
export interface Wanted {
  name: string;
  part: TokenPart;
  scope?: Scope;
  days?: number;
}

/** The tokens with a new one, and what its holder must send. @throws Refusal if the name is taken or is not a name */
export function withToken(
  tokens: StoredToken[],
  { name, part, scope = 'live', days = TOKEN_DAYS.usual }: Wanted,
) {
  // The log calls the command on the service's own machine `local`.
  if (!NAME.test(name) || name === 'local')
    throw new Refusal(
      422,
      'bad_name',
      'A name has up to 40 lowercase letters, digits and hyphens; not "local"',
    );
  if (tokens.some((one) => one.name === name))
    throw new Refusal(409, 'name_taken', `There is a token ${name}; revoke it first`);
  if (!(days > 0 && days <= TOKEN_DAYS.most))
    throw new Refusal(422, 'bad_days', `A token lasts up to ${TOKEN_DAYS.most} days`);
  const token = `rel_${randomBytes(32).toString('base64url')}`;
  const sha256 = digestOf(token).toString('hex');
  const now = Date.now();
  const until = new Date(now + days * DAY_MS).toISOString();
  const made: StoredToken = { name, part, sha256, createdAt: new Date(now).toISOString(), scope, until };
  return { token, made, tokens: [...tokens, made] };
}

/** The tokens without one. @throws Refusal if there is none of that name */
export function withoutToken(tokens: StoredToken[], name: string): StoredToken[] {
  const left = tokens.filter((one) => one.name !== name);
  if (left.length === tokens.length) throw new Refusal(404, 'no_token', `There is no token ${name}`);
  return left;
}

/** The stored token that an `authorization` header carries, or null. @throws Refusal if it has ended */
export function tokenIn(tokens: StoredToken[], header: string | undefined): StoredToken | null {
  const given = digestOf(/^Bearer (\S{1,200})$/.exec(header ?? '')?.[1] ?? '');
  const found = tokens.find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), given));
  if (found?.until !== undefined && Date.parse(found.until) <= Date.now())
    throw new Refusal(401, 'token_ended', `The token ${found.name} ended at ${found.until}`);
  return found ?? null;
}
