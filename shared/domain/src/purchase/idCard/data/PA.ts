import type { StateCard } from '../stateCard';

/** The regulation requires the insurer's company number and these warnings. */
export const PA: StateCard = {
  title: 'Pennsylvania Financial Responsibility Identification Card',
  statement: {
    en: [
      'Warning: Any owner or registrant of a motor vehicle who drives or permits a motor vehicle to be driven in this State without the required financial responsibility may have his registration suspended or revoked.',
      'NOTE: THIS CARD IS REQUIRED WHEN: (1) You are involved in an auto accident. (2) You are convicted of a traffic offense other than a parking offense that requires a court appearance. (3) You are stopped for violating any provision of 75 Pa.C.S. (relating to vehicles) and requested to produce it by a police officer.',
      'You must provide a copy of this card to the Department of Transportation when you request restoration of your operating privilege and/or registration privilege which has been previously suspended or revoked.',
    ].join('\n'),
  },
  isPrescribed: true,
  showsAddress: true,
  source: '75 Pa.C.S. § 1782(d); 31 Pa. Code § 67.24',
  isReviewed: false,
};
