import { countBought } from '../../partners/partnerCounts';
import { NEVER } from '../purchase';
import type { Step } from './step';

/** CAPTURED: stores the signed papers, releases the declarations, tells the shopper (reading 8). */
export const complete: Step = async (desk, open) => {
  const signed = await desk.papers.fetchSigned(open);
  desk.reached('complete:fetched');
  await desk.store.move(open, {
    to: 'COMPLETE',
    document: { documents: signed.documents },
    purchase: { next_at: NEVER },
    also: async (transaction) => {
      await signed.keep(transaction);
      await desk.notices.completed(transaction, open, signed);
      await countBought(transaction, open.quote.id, desk.clock());
    },
  });
  desk.notices.wake();
  desk.reached('complete:written');
  return 'moved';
};
