import { randomUUID } from 'node:crypto';
import { coverageStart } from '@shared/domain';
import { type OpenPurchase, type Purchase, NEVER } from '../purchase';
import type { SignedState } from '../providers/signingProvider';
import type { PurchaseDesk } from '../purchaseDesk';
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
export type Step = (desk: PurchaseDesk, open: OpenPurchase) => Promise<StepResult>;

/** Poll every so many minutes in case a webhook is missed. */
export const inMinutes = ({ clock }: PurchaseDesk, minutes: number): number => clock() + minutes * MINUTE;

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

const REFUSED = new Set([402, 409, 422]);

/** A rejection may mean that it was already captured, if the provider has forgotten the key, so the provider is asked. */
async function isTaken(desk: PurchaseDesk, { purchase }: OpenPurchase): Promise<boolean> {
  const { system, session_id: sessionId } = purchase;
  return sessionId !== null && (await desk.payments[system].find(sessionId)).status === 'captured';
}

/** SIGNED: captures the money, once for its key. A rejection ends the purchase. */
export const capture: Step = async (desk, open) => {
  const { id, system, amount, authorization_id: authorization } = open.purchase;
  if (authorization === null) throw new Error('signed without an authorization');
  try {
    await desk.payments[system].capture(authorization, amount, `${id}:capture`);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || !REFUSED.has(error.status)) throw error;
    if (!(await isTaken(desk, open))) {
      await desk.store.move(open, { to: 'VOIDING', purchase: { ends_as: 'FAILED' } });
      return 'moved';
    }
  }
  desk.reached('capture:done');
  await desk.store.move(open, { to: 'CAPTURED' });
  desk.reached('capture:written');
  return 'moved';
};

const POLL_MINUTES = 10;
/** How long after the deadline an unavailable service is still asked if the papers were signed in time. */
const GRACE = 24 * 3_600_000;

async function makeEnvelope(desk: PurchaseDesk, open: OpenPurchase): Promise<StepResult> {
  const { id, signingUrl } = await desk.signing.create(await desk.papers.envelope(open));
  desk.reached('envelope:made');
  await desk.store.move(open, {
    to: 'BOUND',
    document: { esignUrl: signingUrl },
    purchase: { envelope_id: id },
    also: (transaction) => desk.notices.ready(transaction, open),
  });
  desk.notices.wake();
  desk.reached('envelope:written');
  return 'moved';
}

async function giveUp(desk: PurchaseDesk, open: OpenPurchase, endsAs: NonNullable<Purchase['ends_as']>) {
  await desk.store.move(open, { to: 'VOIDING', purchase: { ends_as: endsAs } });
  return 'moved' as const;
}

/** Adds the signer's consent to electronic records to the shopper's ledger, in the same transaction as the signature. */
const keepConsent =
  (desk: PurchaseDesk, { purchase, quote }: OpenPurchase, given: SignedState['consent']): Write =>
  async (transaction) => {
    if (!given) {
      desk.log.warn({ purchase: purchase.id }, 'signed, but the service reports no consent');
      return;
    }
    const { givenAt, ...words } = given;
    const about = purchase.envelope_id ?? '';
    const consent = { id: randomUUID(), kind: 'electronic_records', given_at: givenAt, about } as const;
    await desk.consents.give(transaction, quote, { ...consent, ...words });
  };

const coveredFrom = ({ quote }: OpenPurchase, signedAt: number): string | null => {
  const { term, address } = quote.document;
  return term && new Date(coverageStart(term, address, signedAt)).toISOString();
};

/** Accepts a signature on the papers that were sent, if it was made in time, even if it is reported late. */
async function takeSignature(desk: PurchaseDesk, open: OpenPurchase, state: SignedState) {
  const { signedAt, sha256, consent } = state;
  if ((signedAt ?? 0) > signingEnd(open)) return giveUp(desk, open, 'EXPIRED');
  if (!(await desk.papers.areThese(open, sha256))) return giveUp(desk, open, 'FAILED');
  const document = { sign_by: null, covered_from: coveredFrom(open, signedAt ?? desk.clock()) };
  await desk.store.move(open, { to: 'SIGNED', document, also: keepConsent(desk, open, consent) });
  desk.reached('sign:written');
  return 'moved' as const;
}

const signingEnd = ({ purchase }: OpenPurchase): number => purchase.sign_by ?? Infinity;

/** The envelope's state. While the service is unavailable it throws, and after `askUntil` it returns null. */
async function stateOf(
  desk: PurchaseDesk,
  envelopeId: string,
  askUntil: number,
): Promise<SignedState | null> {
  try {
    return await desk.signing.find(envelopeId);
  } catch (error) {
    if (desk.clock() < askUntil) throw error;
    return null;
  }
}

/**
 * BOUND: sends the papers to be signed. If the shopper declines, the final price opens again (reading 71); if they are not signed by the deadline, the purchase ends, even if the service
 * does not respond (reading 8).
 */
export const awaitSignature: Step = async (desk, open) => {
  const { envelope_id: envelopeId } = open.purchase;
  const end = signingEnd(open);
  const isOver = desk.clock() >= end;
  if (envelopeId === null) return isOver ? giveUp(desk, open, 'EXPIRED') : makeEnvelope(desk, open);
  const state = await stateOf(desk, envelopeId, end + GRACE);
  desk.reached('sign:asked');
  if (state?.status === 'completed') return takeSignature(desk, open, state);
  if (state?.status === 'declined') return giveUp(desk, open, 'FINAL_RATED');
  if (state?.status === 'voided') return giveUp(desk, open, 'FAILED');
  if (isOver) return giveUp(desk, open, 'EXPIRED');
  return Math.min(end, inMinutes(desk, POLL_MINUTES));
};
