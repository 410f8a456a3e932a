import type { StateCode } from '@shared/domain';

/**
 * Published state averages halved to six months, in dollars, for the profile in this folder. The engine imports none
 * of this; Wisconsin's liability figure has no published source.
 */
export const TARGETS: Record<'LIABILITY' | 'BETTER', Record<StateCode, number>> = {
  LIABILITY: {
    IL: 447,
    IN: 287,
    MO: 373,
    KS: 341,
    IA: 250,
    AR: 358,
    TX: 404,
    WI: 182,
    OH: 282,
    PA: 325,
    OK: 376,
  },
  BETTER: {
    IL: 1073,
    IN: 780,
    MO: 1020,
    KS: 1049,
    IA: 950,
    AR: 1157,
    TX: 1092,
    WI: 869,
    OH: 686,
    PA: 1030,
    OK: 1200,
  },
};
