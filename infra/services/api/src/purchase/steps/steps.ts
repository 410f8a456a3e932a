import { randomUUID } from 'node:crypto';
import { coverageStart } from '@shared/domain';
import { type OpenPurchase, type Purchase, NEVER } from '../purchase';
import type { SignedState } from '../providers/signingProvider';
import type { PurchaseContext } from '../purchaseContext';
import type { Write } from '../purchaseStore';
import { ProviderFailure } from '../../providers/callProvider';
import { countBought } from '../../partners/partnerCounts';

const MINUTE = 60_000;

/** Moved: check again at once. A number: nothing to do before that instant. */
type StepResult = 'moved' | number;

/**
 * The next action of a status. Two nodes may run it at once: the outside call has a key, and only one transition
 * commits.
 */
export type Step = (context: PurchaseContext, open: OpenPurchase) => Promise<StepResult>;

/** Poll every so many minutes in case a webhook is missed. */
export const inMinutes = ({ clock }: PurchaseContext, minutes: number): number => clock() + minutes * MINUTE;

/** CAPTURED: stores the signed papers, releases the declarations, tells the shopper (reading 8). */
export const complete: Step = async (context, open) => {
  const signed = await context.papers.fetchSigned(open);
  context.reached('complete:fetched');
  await context.store.move(open, {
    to: 'COMPLETE',
    document: { documents: signed.documents },
    purchase: { next_at: NEVER },
    also: async (transaction) => {
      await signed.keep(transaction);
      await context.notices.completed(transaction, open, signed);
      await countBought(transaction, open.quote.id, context.clock());
    },
  });
  context.notices.wake();
  context.reached('complete:written');
  return 'moved';
};

const REFUSED = new Set([402, 409, 422]);

/** A rejection may mean that it was already captured, if the provider has forgotten the key, so the provider is asked. */
async function isTaken(context: PurchaseContext, { purchase }: OpenPurchase): Promise<boolean> {
  const { system, session_id: sessionId } = purchase;
  return sessionId !== null && (await context.payments[system].find(sessionId)).status === 'captured';
}

/** SIGNED: captures the money, once for its key. A rejection ends the purchase. */
export const capture: Step = async (context, open) => {
  const { id, system, amount, authorization_id: authorization } = open.purchase;
  if (authorization === null) throw new Error('signed without an authorization');
  try {
    await context.payments[system].capture(authorization, amount, `${id}:capture`);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || !REFUSED.has(error.status)) throw error;
    if (!(await isTaken(context, open))) {
      await context.store.move(open, { to: 'VOIDING', purchase: { ends_as: 'FAILED' } });
      return 'moved';
    }
  }
  context.reached('capture:done');
  await context.store.move(open, { to: 'CAPTURED' });
  context.reached('capture:written');
  return 'moved';
};

const POLL_MINUTES = 10;
/** How long after the deadline an unavailable service is still asked if the papers were signed in time. */
const GRACE = 24 * 3_600_000;

async function makeEnvelope(context: PurchaseContext, open: OpenPurchase): Promise<StepResult> {
  const { id, signingUrl } = await context.signing.create(await context.papers.envelope(open));
  context.reached('envelope:made');
  await context.store.move(open, {
    to: 'BOUND',
    document: { esignUrl: signingUrl },
    purchase: { envelope_id: id },
    also: (transaction) => context.notices.ready(transaction, open),
  });
  context.notices.wake();
  context.reached('envelope:written');
  return 'moved';
}

async function giveUp(
  context: PurchaseContext,
  open: OpenPurchase,
  endsAs: NonNullable<Purchase['ends_as']>,
) {
  await context.store.move(open, { to: 'VOIDING', purchase: { ends_as: endsAs } });
  return 'moved' as const;
}

/** Adds the signer's consent to electronic records to the shopper's ledger, in the same transaction as the signature. */
const keepConsent =
  (context: PurchaseContext, { purchase, quote }: OpenPurchase, given: SignedState['consent']): Write =>
  async (transaction) => {
    if (!given) {
      context.log.warn({ purchase: purchase.id }, 'signed, but the service reports no consent');
      return;
    }
    const { givenAt, ...words } = given;
    const about = purchase.envelope_id ?? '';
    const consent = { id: randomUUID(), kind: 'electronic_records', given_at: givenAt, about } as const;
    await context.consents.give(transaction, quote, { ...consent, ...words });
  };

const coveredFrom = ({ quote }: OpenPurchase, signedAt: number): string | null => {
  const { term, address } = quote.document;
  return term && new Date(coverageStart(term, address, signedAt)).toISOString();
};

/** Accepts a signature on the papers that were sent, if it was made in time, even if it is reported late. */
async function takeSignature(context: PurchaseContext, open: OpenPurchase, state: SignedState) {
  const { signedAt, sha256, consent } = state;
  if ((signedAt ?? 0) > signingEnd(open)) return giveUp(context, open, 'EXPIRED');
  if (!(await context.papers.areThese(open, sha256))) return giveUp(context, open, 'FAILED');
  const document = { sign_by: null, covered_from: coveredFrom(open, signedAt ?? context.clock()) };
  await context.store.move(open, { to: 'SIGNED', document, also: keepConsent(context, open, consent) });
  context.reached('sign:written');
  return 'moved' as const;
}

const signingEnd = ({ purchase }: OpenPurchase): number => purchase.sign_by ?? Infinity;

/** The envelope's state. While the service is unavailable it throws, and after `askUntil` it returns null. */
async function stateOf(
  context: PurchaseContext,
  envelopeId: string,
  askUntil: number,
): Promise<SignedState | null> {
  try {
    return await context.signing.find(envelopeId);
  } catch (error) {
    if (context.clock() < askUntil) throw error;
    return null;
  }
}

/**
 * BOUND: sends the papers to be signed. If the shopper declines, the final price opens again (reading 71); if they are not signed by the deadline, the purchase ends, even if the service
 * does not respond (reading 8).
 */
export const awaitSignature: Step = async (context, open) => {
  const { envelope_id: envelopeId } = open.purchase;
  const end = signingEnd(open);
  const isOver = context.clock() >= end;
  if (envelopeId === null) return isOver ? giveUp(context, open, 'EXPIRED') : makeEnvelope(context, open);
  const state = await stateOf(context, envelopeId, end + GRACE);
  context.reached('sign:asked');
  if (state?.status === 'completed') return takeSignature(context, open, state);
  if (state?.status === 'declined') return giveUp(context, open, 'FINAL_RATED');
  if (state?.status === 'voided') return giveUp(context, open, 'FAILED');
  if (isOver) return giveUp(context, open, 'EXPIRED');
  return Math.min(end, inMinutes(context, POLL_MINUTES));
};
