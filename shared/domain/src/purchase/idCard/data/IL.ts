import type { StateCard } from '../stateCard';

/**
 * The regulation requires the title at the top, the company number, the disclaimer, and a warning about excluded
 * drivers.
 */
export const IL: StateCard = {
  title: 'Illinois Insurance Card',
  statement: {
    en: 'Examine policy exclusions carefully. This form does not constitute any part of your insurance policy.',
  },
  isPrescribed: true,
  showsAddress: true,
  source: '625 ILCS 5/7-602; 50 Ill. Adm. Code 8010.20',
  isReviewed: false,
};
