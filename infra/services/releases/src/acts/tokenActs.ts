import { readLedger } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { tokenIn, withoutToken, withToken, type StoredToken, type Wanted } from '../tokens/tokens';
import { commit } from './commit';
import { LOCAL } from './perform';

export async function readTokens(store: ReleaseStore): Promise<StoredToken[]> {
  return (await readLedger(store)).ledger.tokens;
}

/** The stored token that an `authorization` header carries, or null. */
export async function tokenOf(store: ReleaseStore, header: string | undefined): Promise<StoredToken | null> {
  return tokenIn(await readTokens(store), header);
}

/** Creates a token, logs that and returns it. @throws Refusal */
export async function createToken(store: ReleaseStore, wanted: Wanted, why: string): Promise<string> {
  const { token } = await commit(store, async (ledger) => {
    const { token: printed, made, tokens } = withToken(ledger.tokens, wanted);
    const what = `create token ${made.name} for ${made.part} (${made.scope}) until ${made.until}`;
    return { token: printed, ledger: { ...ledger, tokens }, who: LOCAL.name, what, why };
  });
  return token;
}

/** Ends a token and logs that; its next call is rejected. @throws Refusal */
export async function revokeToken(store: ReleaseStore, name: string, why: string): Promise<void> {
  await commit(store, async (ledger) => {
    const tokens = withoutToken(ledger.tokens, name);
    return { ledger: { ...ledger, tokens }, who: LOCAL.name, what: `revoke token ${name}`, why };
  });
}
