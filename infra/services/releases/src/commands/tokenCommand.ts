import type { Answer } from '@shared/kit/release';
import { createToken, readTokens, revokeToken } from '../acts/tokenActs';
import { SCOPES, TOKEN_PARTS } from '../model/act';
import type { ReleaseStore } from '../store/openStore';
import { TOKEN_DAYS, type StoredToken } from '../tokens/tokens';

const lineOf = ({ name, part, scope = 'live', createdAt, until = 'no end' }: StoredToken): string =>
  [name, part, scope, createdAt, until].join(' ');

function oneOf<T extends string>(known: readonly T[], asked: string, option: string): T {
  const found = known.find((one) => one === asked);
  if (found === undefined) throw new Error(`--${option} must be one of ${known.join(', ')}`);
  return found;
}

/**
 * `token create NAME --part PART [--scope SCOPE] [--days DAYS]`, `token list`, `token revoke NAME`: only on the service's
 * own machine. Prints nothing secret but a new token.
 */
export async function tokenCommand(
  store: ReleaseStore,
  [what, name = '']: string[],
  {
    part = '',
    scope = 'live',
    days,
    why = '',
  }: Partial<Record<'part' | 'scope' | 'days' | 'why', string | undefined>>,
): Promise<Answer> {
  if (what === 'list') {
    const tokens = await readTokens(store);
    return { lines: tokens.map(lineOf), json: tokens.map(({ sha256: _hash, ...token }) => token) };
  }
  if (what !== 'create' && what !== 'revoke') throw new Error('token create, token list or token revoke');
  if (!why.trim()) throw new Error('--why "the reason" is required; the log keeps it');
  if (what === 'revoke') {
    await revokeToken(store, name, why);
    return { lines: [`revoke token ${name}`], json: { revoked: name } };
  }
  const wanted = {
    name,
    part: oneOf(TOKEN_PARTS, part, 'part'),
    scope: oneOf(SCOPES, scope, 'scope'),
    days: days === undefined ? TOKEN_DAYS.usual : Number(days),
  };
  const token = await createToken(store, wanted, why);
  return { lines: [token], json: { token } };
}
