import type { BindDetails } from '@shared/api-client/requests';
import { useLocation } from 'react-router-dom';

/** Why a payment did not happen, or why the plans changed. */
const NEWS = [
  'cancelled',
  'closed',
  'notLoaded',
  'over',
  'timedOut',
  'declined',
  'unsigned',
  'stale',
] as const;
export type PaymentNews = (typeof NEWS)[number];

/** Router state between payment screens; the history entry keeps it across the document reload. */
export interface HandOver {
  /** The payment to bind. */
  paid?: BindDetails;
  news?: PaymentNews | null;
  /** Session of a payment left with Back; empty if it was not open yet. Set by the site. */
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

/** The previous screen's hand-over, validated because history state may be anything. */
export function useHandOver() {
  const state: unknown = useLocation().state;
  const handedOver = isRecord(state) ? state : {};
  const { left } = handedOver;
  return {
    paid: paidIn(handedOver['paid']),
    news: NEWS.find((each) => each === handedOver['news']) ?? null,
    left: typeof left === 'string' ? left : null,
  };
}
