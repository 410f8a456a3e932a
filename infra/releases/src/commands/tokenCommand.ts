import { appendToLog } from '../acts/actLog';
import { LOCAL } from '../acts/perform';
import { TOKEN_PARTS } from '../model/act';
import { withLock } from '../store/withLock';
import { createToken, readTokens, revokeToken, type StoredToken } from '../tokens/tokens';

function printTokens(tokens: readonly StoredToken[]): void {
  for (const { name, part, createdAt } of tokens) console.log(`${name} ${part} ${createdAt}`);
}

/** `token create NAME --part PART`, `token list`, `token revoke NAME`: only on the service's own machine. */
export async function tokenCommand(
  folder: string,
  [what, name = '']: string[],
  { part = '', why = '' }: { part?: string | undefined; why?: string | undefined },
): Promise<void> {
  if (what === 'list') return printTokens(readTokens(folder));
  const wanted = TOKEN_PARTS.find((known) => known === part);
  if (what === 'create' && !wanted) throw new Error(`--part must be one of ${TOKEN_PARTS.join(', ')}`);
  if (what !== 'create' && what !== 'revoke') throw new Error('token create, token list or token revoke');
  return withLock(folder, () => {
    const token = what === 'create' && wanted ? createToken(folder, name, wanted) : null;
    if (!token) revokeToken(folder, name);
    const done = token ? `create token ${name} for ${part}` : `revoke token ${name}`;
    appendToLog(folder, { who: LOCAL.name, what: done, why });
    console.log(token ?? done);
  });
}
