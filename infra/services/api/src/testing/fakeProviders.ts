import type { PurchaseSettings } from '../plugins/app/purchases';
import { createFakePayments, type FakePayments } from './fakePayments';
import { createFakeSigning, type FakeSigning } from './fakeSigning';

export interface FakeProviders extends PurchaseSettings {
  payments: { sdk: FakePayments; hosted: FakePayments };
  signing: FakeSigning;
}

/** All outside services of a purchase, in memory. */
export const createFakeProviders = (clock?: () => number, forgets = false): FakeProviders => ({
  payments: {
    sdk: createFakePayments('cards', clock, forgets),
    hosted: createFakePayments('form', clock, forgets),
  },
  signing: createFakeSigning(clock),
  apiKeys: { cards: 'cards-key', form: 'form-key', esign: 'esign-key' },
});

/** Empties the books of both card services. */
export function forgetPayments({ payments }: FakeProviders): void {
  for (const { sessions, entries } of Object.values(payments)) {
    sessions.clear();
    entries.length = 0;
  }
}
