import type { FastifyInstance } from 'fastify';
import { endedLetter } from '../../mail/letters/endedLetter';
import { policyLetter } from '../../mail/letters/policyLetter';
import { holderOf } from '../holder';
import type { Notices } from './notices';

/** Letters about a purchase, to the policyholder, in the language of the purchase. */
export const createNotices = ({ mail }: Pick<FastifyInstance, 'mail'>): Notices => ({
  async completed(transaction, open, { papers }) {
    const to = holderOf(open.quote)?.email;
    if (!to) return;
    const { policy_number: number, order } = open.purchase;
    const facts = { to, language: order.language, site: mail.site, number: number ?? '', papers };
    await mail.enqueue(transaction, open.quote, policyLetter(facts));
  },
  async ended(transaction, open, end) {
    const to = holderOf(open.quote)?.email;
    if (!to) return;
    const facts = { to, language: open.purchase.order.language, site: mail.site, end };
    await mail.enqueue(transaction, open.quote, endedLetter(facts));
  },
  wake: () => mail.wake(),
});
