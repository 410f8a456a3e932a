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
  heading: 'What’s covered on each car',
  lead: 'Open a line to see what it pays. A limit is the most it pays. A deductible is your share of a claim.',
  premium: '{{amount}} for {{months}} months',
  price: 'Price',
  repriced: 'You were quoted different coverage. Your final price will be for this one.',
  replaced:
    '{{coverage}}: {{package}} doesn’t come with the {{kept}} deductible you chose. {{amount}} applies now.',
  included: 'Covered: {{name}}',
  notIncludedHeading: 'Not included',
  notIncludedList: 'Not covered: {{name}}',
  notIncluded: 'Not included',
  tooOld: 'Cars over {{years}} years old can only have liability.',
  unread: 'We couldn’t load what isn’t included. Everything that’s covered is here.',
  continue: 'Continue to questions',
  toReview: 'Back to the review',
  keeping: 'Saving your review',
  notKept: 'We couldn’t save your review',
  change: {
    open: 'Change this coverage',
    lead: 'We save it right away. Your final price shows the difference.',
    legend: 'Coverage for your {{name}}',
    LIABILITY: 'Liability only',
    GOOD: 'Covers your car too',
    BETTER: 'Lower deductibles, rental, towing',
    saving: 'Saving your choice',
    saved: 'Saved: {{package}}.',
  },
  choices: {
    heading: 'What {{state}} asks you to sign',
    lead: 'You decide. We keep each choice in these exact words, and you can take it back until you pay.',
    cars: 'For your {{cars}}',
    box: 'I have read this and I sign: {{choice}}',
    signer: 'Signed for the policy by {{name}}, the policyholder.',
    sign: 'Sign and continue',
    signing: 'Signing',
    unread: 'We couldn’t load what you need to sign. Try again in a moment.',
    failed: 'We couldn’t save what you signed. Nothing is lost. Try again.',
  },
  kind,
  unsigned,
  otherwise: {
    package: 'To get this coverage, change the car above to {{package}}.',
    unsold: 'None of this carrier’s packages has it. To get it, talk to an agent before you buy.',
    tooOld:
      'Cars over {{years}} years old can’t have a package with it. To get it, talk to an agent before you buy.',
    talk: 'Contact us',
    tort_limited: 'To keep the full right to sue, choose full tort in the policyholder’s answers.',
    tort_full: 'Want a lower price? Choose limited tort in the policyholder’s answers.',
    driver: 'Change the answer',
  },
  signed: {
    heading: 'What you signed',
    line: '{{choice}}: signed on {{date}}',
    ledger: 'We keep the exact words for you, and a way to take them back.',
    privacy: 'See what you agreed to',
  },
};
export type CoveragesTexts = typeof coverages;
