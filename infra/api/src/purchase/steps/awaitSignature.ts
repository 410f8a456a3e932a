import type { OpenPurchase } from '../purchase';
import type { PurchaseDesk } from '../purchaseDesk';
import { inMinutes, type Step, type StepResult } from './step';

const POLL_MINUTES = 10;

async function makeEnvelope(desk: PurchaseDesk, open: OpenPurchase): Promise<StepResult> {
  const { id, signingUrl } = await desk.signing.create(await desk.papers.envelope(open));
  desk.reached('envelope:made');
  await desk.store.move(open, {
    to: 'BOUND',
    document: { esignUrl: signingUrl },
    purchase: { envelope_id: id },
  });
  desk.reached('envelope:written');
  return 'moved';
}

async function giveUp(desk: PurchaseDesk, open: OpenPurchase, endsAs: 'EXPIRED' | 'FAILED') {
  await desk.store.move(open, { to: 'VOIDING', purchase: { ends_as: endsAs } });
  return 'moved' as const;
}

/** BOUND: the papers go out to be signed; what was signed is what was sent, in time (reading 8). */
export const awaitSignature: Step = async (desk, open) => {
  const { envelope_id: envelopeId, sign_by: until } = open.purchase;
  if (envelopeId === null) return makeEnvelope(desk, open);
  const { status, sha256 } = await desk.signing.find(envelopeId);
  desk.reached('sign:asked');
  if (status === 'completed') {
    if (!(await desk.papers.areThese(open, sha256))) return giveUp(desk, open, 'FAILED');
    await desk.store.move(open, { to: 'SIGNED' });
    desk.reached('sign:written');
    return 'moved';
  }
  if (status !== 'sent') return giveUp(desk, open, 'FAILED');
  if (until !== null && desk.clock() >= until) return giveUp(desk, open, 'EXPIRED');
  return Math.min(until ?? Infinity, inMinutes(desk, POLL_MINUTES));
};
