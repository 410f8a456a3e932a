import type { PartnerFacts, PartnerMode, PartnerRefusal } from '@shared/domain';

interface Asked {
  mode: PartnerMode;
  /** Origin of the page that wants the quote; null if it has none, undefined if the browser alone can tell. */
  origin: string | null | undefined;
}

/** Why a page does not get the quote; null if it does. */
export function refusalOf(partner: PartnerFacts, { mode, origin }: Asked): PartnerRefusal | null {
  if (partner.stopped) return 'partner_stopped';
  if (origin === null || (origin !== undefined && !partner.origins.includes(origin)))
    return 'origin_not_allowed';
  return partner.modes.includes(mode) ? null : 'mode_not_allowed';
}

/** Statuses of the refusals. */
export const REFUSAL_STATUS: Record<PartnerRefusal, number> = {
  partner_unknown: 404,
  origin_not_allowed: 403,
  mode_not_allowed: 403,
  partner_stopped: 403,
  unavailable: 503,
};
