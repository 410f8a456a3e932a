import type { ChoiceKind } from '@shared/domain';

const kind: Record<ChoiceKind, string> = {
  um_rejection: 'No uninsured motorist injury coverage',
  uim_rejection: 'No underinsured motorist injury coverage',
  umpd_rejection: 'No uninsured motorist property coverage',
  pip_rejection: 'No personal injury protection',
  tort_limited: 'Limited tort',
  tort_full: 'Full tort',
};

const unsigned: Record<ChoiceKind, string> = {
  um_rejection: 'Sign the choice about uninsured motorist injury coverage',
  uim_rejection: 'Sign the choice about underinsured motorist injury coverage',
  umpd_rejection: 'Sign the choice about uninsured motorist property coverage',
  pip_rejection: 'Sign the choice about personal injury protection',
  tort_limited: 'Sign the choice of limited tort',
  tort_full: 'Sign the choice of full tort',
};

/** The review of coverages (specification 2.12). */
export const coverages = {
  heading: 'What each car is covered for',
  lead: 'Open a line to read what it pays. Limits are the most it pays; a deductible is your share of a claim.',
  premium: '{{amount}} for {{months}} months',
  price: 'Price',
  repriced: 'This coverage is not the one your price was made for. The final quote prices it.',
  included: 'Covered: {{name}}',
  notIncludedHeading: 'Not included',
  notIncludedList: 'Not covered: {{name}}',
  notIncluded: 'Not included',
  tooOld: 'Cars over {{years}} years old can have liability coverage only.',
  unread: 'We could not read what is not included. What your cars are covered for is shown as it is.',
  continue: 'Continue to the questions',
  toReview: 'Return to the review',
  keeping: 'Keeping your review',
  notKept: 'We could not keep that you reviewed this',
  change: {
    open: 'Change this coverage',
    lead: 'It is saved at once. The final quote shows what it changes in the price.',
    legend: 'Coverage for your {{name}}',
    LIABILITY: 'Liability only',
    GOOD: 'Covers your car too',
    BETTER: 'Lower deductibles, rental, towing',
    saving: 'Saving your choice',
    saved: 'Saved: {{package}}.',
  },
  choices: {
    heading: 'What {{state}} asks you to sign',
    lead: 'You decide. Each choice is kept in these words, and you can take it back until you pay.',
    cars: 'For your {{cars}}',
    box: 'I have read this and I sign: {{choice}}',
    signer: 'Signed for the policy by {{name}}, the policyholder.',
    sign: 'Sign and continue',
    signing: 'Signing',
    unread: 'We could not read what is to be signed. Try again in a moment.',
    failed: 'We could not keep what you signed. Nothing is lost; try again.',
  },
  kind,
  unsigned,
  otherwise: {
    package: 'To have this coverage, change the car above to {{package}}.',
    unsold: 'None of the packages of this carrier has it. To have it, speak with an agent before you buy.',
    tooOld:
      'A car of more than {{years}} years cannot have a package that contains it. To have it, speak with an agent before you buy.',
    talk: 'Talk to us',
    tort_limited: 'To keep the full right to sue, choose full tort in the policyholder’s answers.',
    tort_full: 'For a lower price, choose limited tort in every driver’s answers.',
    driver: 'Change the answer',
  },
  signed: {
    heading: 'What you signed',
    line: '{{choice}}: signed on {{date}}',
    ledger: 'The exact words, and a way to take them back, are kept for you.',
    privacy: 'See what you agreed to',
  },
};
export type CoveragesTexts = typeof coverages;
