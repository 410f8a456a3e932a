import { createToken, readTokens, revokeToken } from '../acts/tokenActs';
import { TOKEN_PARTS } from '../model/act';
import type { ReleaseStore } from '../store/openStore';
import type { StoredToken } from '../tokens/tokens';

function printTokens(tokens: readonly StoredToken[]): void {
  for (const { name, part, createdAt } of tokens) console.log(`${name} ${part} ${createdAt}`);
}

/**
 * `token create NAME --part PART --why "..."`, `token list`, `token revoke NAME --why "..."`: only on the service's own
 * machine.
 */
export async function tokenCommand(
  store: ReleaseStore,
  [what, name = '']: string[],
  { part = '', why = '' }: { part?: string | undefined; why?: string | undefined },
): Promise<void> {
  if (what === 'list') return printTokens(await readTokens(store));
  if (what !== 'create' && what !== 'revoke') throw new Error('token create, token list or token revoke');
  if (!why.trim()) throw new Error('--why "the reason" is required; the log keeps it');
  if (what === 'revoke') {
    await revokeToken(store, name, why);
    return console.log(`revoke token ${name}`);
  }
  const wanted = TOKEN_PARTS.find((known) => known === part);
  if (!wanted) throw new Error(`--part must be one of ${TOKEN_PARTS.join(', ')}`);
  console.log(await createToken(store, name, wanted, why));
}
