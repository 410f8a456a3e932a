import { textOf } from '../../http/errorTexts';
import { answerRefusal } from '../../quotes/checkAnswers';
import { releaseHeld } from '../releaseHeld';
import { NEVER } from '../purchase';
import { takeBackPapers } from '../takeBackPapers';
import type { Step } from './step';

/**
 * VOIDING: voids the authorization and cancels the number, then ends the purchase and tells the shopper. Money first:
 * nothing signed after that is charged, and no e-sign service can delay this.
 */
export const voidPurchase: Step = async (desk, open) => {
  const { id, system, session_id: sessionId, authorization_id: authorizationId, ends_as } = open.purchase;
  const end = ends_as ?? 'FAILED';
  if (authorizationId !== null)
    await releaseHeld(desk.payments[system], { sessionId, authorizationId }, `${id}:void`);
  desk.reached('void:done');
  const isTakenBack = await takeBackPapers(desk, open.purchase);
  const because = end === 'FAILED' ? answerRefusal(open.quote, open.purchase.order.rate) : null;
  const codes = [
    end === 'EXPIRED' ? 'purchase_expired' : 'purchase_failed',
    ...(because ? [because.code] : []),
  ] as const;
  await desk.store.move(open, {
    to: end,
    document: {
      policy_number: null,
      esignUrl: null,
      sign_by: null,
      covered_from: null,
      documents: [],
      errors: codes.map((code) => ({ code, message: textOf({ code }, open.purchase.order.language) })),
    },
    purchase: { live: false, ...(isTakenBack && { next_at: NEVER }) },
    also: (transaction) => desk.notices.ended(transaction, open, end),
  });
  desk.notices.wake();
  desk.reached('void:written');
  return 'moved';
};
