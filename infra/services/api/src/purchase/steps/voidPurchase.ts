import { textOf } from '../../http/errorTexts';
import { answerRefusal } from '../../quotes/checkAnswers';
import { releaseHeld } from '../releaseHeld';
import { NEVER, type OpenPurchase } from '../purchase';
import { withdrawPapers } from '../withdrawPapers';
import type { Step } from './steps';

const ERRORS = { FINAL_RATED: [], EXPIRED: ['purchase_expired'], FAILED: ['purchase_failed'] } as const;

/** Why the purchase ended, for the shopper; nothing after a declined signature, which was the shopper's choice. */
function errorsOf({ quote, purchase }: OpenPurchase, end: keyof typeof ERRORS) {
  const because = end === 'FAILED' ? answerRefusal(quote, purchase.order.rate) : null;
  const codes = [...ERRORS[end], ...(because ? [because.code] : [])];
  return codes.map((code) => ({ code, message: textOf({ code }, purchase.order.language) }));
}

/**
 * VOIDING: voids the authorization and cancels the number, then ends the purchase and tells the shopper. Money first:
 * nothing signed after that is charged, and no e-sign service can delay this. After a declined signature the quote is at
 * its final price again, with all answers (reading 71).
 */
export const voidPurchase: Step = async (context, open) => {
  const { id, system, session_id: sessionId, authorization_id: authorizationId, ends_as } = open.purchase;
  const end = ends_as ?? 'FAILED';
  if (authorizationId !== null)
    await releaseHeld(context.payments[system], { sessionId, authorizationId }, `${id}:void`);
  context.reached('void:done');
  const isWithdrawn = await withdrawPapers(context, open.purchase);
  await context.store.move(open, {
    to: end,
    document: {
      policy_number: null,
      esignUrl: null,
      sign_by: null,
      covered_from: null,
      documents: [],
      errors: errorsOf(open, end),
    },
    purchase: { live: false, ...(isWithdrawn && { next_at: NEVER }) },
    also: (transaction) => context.notices.ended(transaction, open, end),
  });
  context.notices.wake();
  context.reached('void:written');
  return 'moved';
};
