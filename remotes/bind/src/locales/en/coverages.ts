import type { ChoiceKind, LineId } from '@shared/domain';
import type { OwnLine } from '@shared/domain/purchase';

const kind: Record<ChoiceKind, string> = {
  um_rejection: 'No uninsured motorist injury coverage',
  uim_rejection: 'No underinsured motorist injury coverage',
  umpd_rejection: 'No uninsured motorist property coverage',
  pip_rejection: 'No personal injury protection',
  tort_limited: 'Limited tort',
  tort_full: 'Full tort',
};

/** The lines that are kept or turned down; the others say what holds (`own`). */
const line: Record<Exclude<LineId, OwnLine>, string> = {
  um: 'Uninsured motorist injury coverage',
  uim: 'Underinsured motorist injury coverage',
  um_uim: 'Uninsured and underinsured motorist coverage',
  umpd: 'Uninsured motorist property coverage',
  pip: 'Personal injury protection',
  medical: 'Medical payments',
};

const own: Record<OwnLine, { signed: string; unsigned: string }> = {
  um_limits: {
    signed: 'Uninsured motorist limits: the lower ones, signed on {{date}}',
    unsigned: 'Uninsured motorist limits: the same as for injury liability',
  },
  stacking_um: {
    signed: 'Uninsured motorist coverage: not stacked, signed on {{date}}',
    unsigned: 'Uninsured motorist coverage: stacked',
  },
  stacking_uim: {
    signed: 'Underinsured motorist coverage: not stacked, signed on {{date}}',
    unsigned: 'Underinsured motorist coverage: stacked',
  },
  tort: {
    signed: 'Limited tort: signed on {{date}}',
    unsigned: 'Full tort, because you didn’t sign for limited tort',
  },
};

/** The review of coverages (specification 2.12). */
export const coverages = {
  heading: 'What’s covered on each car',
  lead: 'Open a line to see what it pays. A limit is the most it pays. A deductible is your share of a claim.',
  premium: 'Estimate: {{amount}} for {{months}} months',
  price: 'Price',
  repriced: 'Your estimate was for different coverage. Your final price will be for this one.',
  replaced:
    '{{coverage}}: {{package}} doesn’t come with the {{kept}} deductible you chose. {{amount}} applies now.',
  included: 'Covered: {{name}}',
  notIncludedHeading: 'Not included',
  notIncludedList: 'Not covered: {{name}}',
  notIncluded: 'Not included',
  tooOld: 'Cars over {{years}} years old can only have Basic coverage.',
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
    cars: 'For your {{cars}}',
    signer: 'Signed for the policy by {{name}}, the policyholder.',
    sign: 'Sign and continue',
    unread: 'We couldn’t load your choices. Try again in a moment.',
    failed: 'We couldn’t save your choices. Nothing is lost. Try again.',
  },
  kind,
  line,
  made: {
    heading: 'What you chose',
    kept: '{{name}}: you keep it',
    added: '{{name}}: you added it',
    declined: '{{name}}: you didn’t add it',
    rejected: '{{name}}: you rejected it, signed on {{date}}',
    own,
    change: 'Change my choices',
  },
  signed: {
    heading: 'What you signed',
    line: '{{choice}}: signed on {{date}}',
    ledger: 'We keep the exact words for you, and a way to take them back.',
    privacy: 'See what you agreed to',
  },
};
export type CoveragesTexts = typeof coverages;
