import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { DatabaseSchema } from '../database/databaseSchema';

/** Longer than any bank holds money for an authorization. */
const REMEMBERED_FOR = 60 * 86_400_000;

/** The payments that this database has opened, by the purchase's id, even if the purchase was never written. */
export interface OpenedPayments {
  /** Called before the card service is. */
  remember(purchaseId: string): Promise<void>;
  has(purchaseId: string): Promise<boolean>;
  removeOld(): Promise<void>;
}

export const createOpenedPayments = (database: Kysely<DatabaseSchema>, clock: Clock): OpenedPayments => ({
  async remember(id) {
    await database.insertInto('opened_payments').values({ purchase_id: id, opened_at: clock() }).execute();
  },
  async has(id) {
    const one = database.selectFrom('opened_payments').select('purchase_id').where('purchase_id', '=', id);
    return (await one.executeTakeFirst()) !== undefined;
  },
  async removeOld() {
    await database
      .deleteFrom('opened_payments')
      .where('opened_at', '<', clock() - REMEMBERED_FOR)
      .execute();
  },
});
