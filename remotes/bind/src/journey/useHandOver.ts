import type { BindDetails } from '@shared/api-client/requests';
import { useLocation } from '@shared/federation/router';

/** What became of a payment that did not come about, or why the plans are not as they were. */
const NEWS = ['cancelled', 'closed', 'notLoaded', 'over', 'declined', 'stale'] as const;
export type PaymentNews = (typeof NEWS)[number];

/** What a screen of paying tells the next one; the entry of the history keeps it while the document is loaded anew. */
export interface HandOver {
  /** What was paid with, to be bound. */
  paid?: BindDetails;
  news?: PaymentNews | null;
  /** Session of the payment that Back has left; empty where it was not open yet. The site says so. */
  left?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function paidIn(value: unknown): BindDetails | null {
  if (!isRecord(value) || !isRecord(value['payment_result'])) return null;
  const { rate_id, plan_code } = value;
  const { session_id } = value['payment_result'];
  const isWhole = [rate_id, plan_code, session_id].every((each) => typeof each === 'string');
  if (!isWhole) return null;
  return {
    rate_id: String(rate_id),
    plan_code: String(plan_code),
    payment_result: { session_id: String(session_id) },
  };
}

/** What the screen before has handed over; a history may hold anything. */
export function useHandOver() {
  const state: unknown = useLocation().state;
  const told = isRecord(state) ? state : {};
  const { left } = told;
  return {
    paid: paidIn(told['paid']),
    news: NEWS.find((each) => each === told['news']) ?? null,
    left: typeof left === 'string' ? left : null,
  };
}
