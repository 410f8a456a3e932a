import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const fileIn = (folder: string) => join(folder, 'tokens.json');
const digestOf = (token: string) => createHash('sha256').update(token).digest();

export function readTokens(folder: string): StoredToken[] {
  if (!existsSync(fileIn(folder))) return [];
  const tokens: StoredToken[] = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
  return tokens;
}

function writeTokens(folder: string, tokens: StoredToken[]): void {
  const next = `${fileIn(folder)}.next`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(next, JSON.stringify(tokens, null, 2), { mode: 0o600 });
  renameSync(next, fileIn(folder));
}

/** Creates a token and returns it. @throws Refusal if the name is taken or is not a name */
export function createToken(folder: string, name: string, part: TokenPart): string {
  // The log calls the command on the service's own machine `local`.
  if (!NAME.test(name) || name === 'local')
    throw new Refusal(
      422,
      'bad_name',
      'A name has up to 40 lowercase letters, digits and hyphens; not "local"',
    );
  const tokens = readTokens(folder);
  if (tokens.some((one) => one.name === name))
    throw new Refusal(409, 'name_taken', `There is a token ${name}; revoke it first`);
  const token = `rel_${randomBytes(32).toString('base64url')}`;
  const sha256 = digestOf(token).toString('hex');
  writeTokens(folder, [...tokens, { name, part, sha256, createdAt: new Date().toISOString() }]);
  return token;
}

/** Ends a token; its next call is rejected. @throws Refusal if there is none of that name */
export function revokeToken(folder: string, name: string): void {
  const tokens = readTokens(folder);
  const left = tokens.filter((one) => one.name !== name);
  if (left.length === tokens.length) throw new Refusal(404, 'no_token', `There is no token ${name}`);
  writeTokens(folder, left);
}

/** The stored token that an `authorization` header carries, or null. */
export function tokenOf(folder: string, header: string | undefined): StoredToken | null {
  const given = digestOf(/^Bearer (\S{1,200})$/.exec(header ?? '')?.[1] ?? '');
  return readTokens(folder).find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), given)) ?? null;
}
