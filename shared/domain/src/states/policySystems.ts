import type { StateRules } from './stateRules';

type SystemRules = Pick<StateRules, 'system' | 'freeTextOccupation' | 'sr22StateRequired' | 'relationships'>;

/** IA, IN, IL, KS and AR (section 9, reading 1). */
export const PTS_RULES: SystemRules = {
  system: 'PTS',
  freeTextOccupation: true,
  sr22StateRequired: true,
  relationships: ['me', 'spouse', 'dependent'],
};

/** MO, TX, WI, OH, PA and OK (reading 1). */
export const GW_RULES: SystemRules = {
  system: 'GW',
  freeTextOccupation: false,
  sr22StateRequired: false,
  relationships: ['me', 'spouse', 'son', 'daughter', 'other', 'unspecified'],
};
