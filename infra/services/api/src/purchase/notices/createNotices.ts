import type { FastifyInstance } from 'fastify';
import { firstDayCovered } from '@shared/domain';
import { endedLetter } from '../../mail/letters/endedLetter';
import { policyLetter } from '../../mail/letters/policyLetter';
import type { Payments } from '../../mail/letters/paymentList';
import { readyLetter } from '../../mail/letters/readyLetter';
import { newResumeCode } from '../../mail/resumeCodes';
import { holderOf } from '../holder';
import type { OpenPurchase } from '../purchase';
import type { Notices } from './notices';

const paymentsOf = ({ purchase: { order }, quote }: OpenPurchase): Payments => ({
  option: order.option,
  effective: quote.document.term?.effective ?? '',
  carrier: order.rate.carrier_id,
});

/** Letters about a purchase, to the policyholder, in the language of the purchase. */
export const createNotices = ({ mail, clock }: Pick<FastifyInstance, 'mail' | 'clock'>): Notices => ({
  async ready(transaction, { purchase, quote }) {
    const to = holderOf(quote)?.email;
    const { policy_number: number, sign_by: signBy, order } = purchase;
    if (!to || number === null || signBy === null) return;
    const code = newResumeCode();
    const place = quote.document.address;
    const facts = {
      to,
      language: order.language,
      site: mail.site,
      number,
      signBy,
      place,
      payments: paymentsOf({ purchase, quote }),
    };
    const letter = readyLetter({ ...facts, quoteId: quote.id, code });
    await mail.enqueue(transaction, quote, { letter, shopper: to, resumeCode: code });
  },
  async completed(transaction, open, { papers }) {
    const to = holderOf(open.quote)?.email;
    if (!to) return;
    const { policy_number: number, order } = open.purchase;
    const { document } = open.quote;
    const { state } = document.address;
    const about = { number: number ?? '', state, firstDay: firstDayCovered(document), papers };
    const facts = { to, language: order.language, site: mail.site, payments: paymentsOf(open) };
    const { monitored_driver: isMonitored } = order.rate;
    const letter = policyLetter({ ...facts, ...about, isMonitored, now: clock() });
    await mail.enqueue(transaction, open.quote, { letter });
  },
  async ended(transaction, open, end) {
    const to = holderOf(open.quote)?.email;
    if (!to) return;
    const facts = { to, language: open.purchase.order.language, site: mail.site, end };
    await mail.enqueue(transaction, open.quote, { letter: endedLetter(facts) });
  },
  wake: () => mail.wake(),
});
