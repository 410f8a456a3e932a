import type { ApiError } from '@shared/api-client';

/** Why a partner's key starts no quote. */
const REFUSALS = ['partner_unknown', 'partner_stopped', 'partner_limit_reached'] as const;

/** Why a call was refused because of the partner's key; undefined for any other failure. */
export const keyRefusal = (error: ApiError) => REFUSALS.find((code) => error.has(code));
