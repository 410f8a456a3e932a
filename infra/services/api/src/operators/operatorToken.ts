import { createHash, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import { readKey } from '@infra/server';
import { newKey, type Vault } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import { hashSecret, isSecret } from '../partners/secret';
import { isProof } from './commandProof';
import { IMPORTER } from './importFile';
import { recordAct } from './operatorActs';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

interface Deps {
  database: Kysely<DatabaseSchema>;
  vault: Vault;
  clock: Clock;
  /** From the environment; it replaces the one in the database. */
  configured: string | null;
}

export interface OperatorToken {
  /** Whether it opens the operators' routes. */
  isValid(given: string): Promise<boolean>;
  /** A new token, on every node at once; the old one stops working. Null: the environment sets it. */
  renew(operator: string): Promise<string | null>;
  /** Takes over the token in the file of an earlier release; false if there is one already. */
  takeOver(token: string): Promise<boolean>;
}

/** The token in `partners.token` of an earlier release. @throws if it is none */
export const readTokenFile = (text: string): string => readKey(text, 'partners.token').toString('base64url');

/** What opens the operators' routes (ADR 0055). The database has only a hash of the token. */
export function createOperatorToken({ database, vault, clock, configured }: Deps): OperatorToken {
  const hashNow = async () =>
    (await database.selectFrom('operator_token').select('token_hash').executeTakeFirst())?.token_hash ?? null;
  const act = { subject: 'token', facts: {} } as const;
  return {
    async isValid(given) {
      if (isProof(vault, given, clock())) return true;
      if (configured !== null) return timingSafeEqual(digestOf(given), digestOf(configured));
      return isSecret(await hashNow(), given);
    },
    async renew(operator) {
      if (configured !== null) return null;
      const token = newKey().toString('base64url');
      const token_hash = hashSecret(token);
      await inTransaction(database, async (transaction) => {
        await transaction
          .insertInto('operator_token')
          .values({ id: 1, token_hash })
          .onConflict((known) => known.column('id').doUpdateSet({ token_hash }))
          .execute();
        await recordAct(transaction, clock, { ...act, operator, act: 'renewed' });
      });
      return token;
    },
    takeOver: (token) =>
      inTransaction(database, async (transaction) => {
        const taken = await transaction
          .insertInto('operator_token')
          .values({ id: 1, token_hash: hashSecret(token) })
          .onConflict((known) => known.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (taken) await recordAct(transaction, clock, { ...act, operator: IMPORTER, act: 'taken over' });
        return taken !== undefined;
      }),
  };
}
