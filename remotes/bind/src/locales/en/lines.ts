import type { LineId } from '@shared/domain';

/** Each line's heading. */
const name: Record<LineId, string> = {
  um: 'Uninsured motorist injury coverage',
  uim: 'Underinsured motorist injury coverage',
  um_uim: 'Uninsured and underinsured motorist coverage',
  umpd: 'Uninsured motorist property coverage',
  pip: 'Personal injury protection',
  medical: 'Medical payments',
  um_limits: 'Uninsured motorist limits',
  stacking_um: 'Stacking uninsured motorist coverage',
  stacking_uim: 'Stacking underinsured motorist coverage',
  tort: 'Your right to sue: limited or full tort',
};

const what: Record<LineId, string> = {
  um: 'Pays for your injuries when the driver at fault has no insurance or flees.',
  uim: 'Pays for your injuries when the other driver has too little insurance.',
  um_uim:
    'Pays if the driver at fault has no insurance or too little, or flees. It covers your injuries and your car.',
  umpd: 'Pays for damage to your car when the driver at fault has no insurance.',
  pip: 'Pays medical bills, lost pay and help at home for you and your passengers, no matter who is at fault.',
  medical:
    'Pays medical bills for you and your passengers, no matter who is at fault. The limit is $1,000 per person.',
  um_limits: 'The most we pay for your injuries when the driver at fault has no insurance.',
  stacking_um:
    'Stacked limits are added up over all the cars on your policy. With one car, they also apply when you ride in another car.',
  stacking_uim:
    'Stacked limits are added up over all the cars on your policy. With one car, they also apply when you ride in another car.',
  tort: 'Limited tort costs less. In return, you can sue for pain and suffering only after a serious injury.',
};

/** What turning it down means, at the box that signs. */
const rejected: Record<LineId, string> = {
  um: 'No uninsured motorist injury coverage',
  uim: 'No underinsured motorist injury coverage',
  um_uim: 'No uninsured and underinsured motorist coverage',
  umpd: 'No uninsured motorist property coverage',
  pip: 'No personal injury protection',
  medical: 'No medical payments',
  um_limits: 'Lower uninsured motorist limits',
  stacking_um: 'No stacking of uninsured motorist coverage',
  stacking_uim: 'No stacking of underinsured motorist coverage',
  tort: 'Limited tort',
};

const undecided: Record<LineId, string> = {
  um: 'Choose about uninsured motorist injury coverage',
  uim: 'Choose about underinsured motorist injury coverage',
  um_uim: 'Choose about uninsured and underinsured motorist coverage',
  umpd: 'Choose about uninsured motorist property coverage',
  pip: 'Choose about personal injury protection',
  medical: 'Choose about medical payments',
  um_limits: 'Choose about uninsured motorist limits',
  stacking_um: 'Choose about stacking uninsured motorist coverage',
  stacking_uim: 'Choose about stacking underinsured motorist coverage',
  tort: 'Choose limited or full tort',
};

const unsigned: Record<LineId, string> = {
  um: 'Sign the choice about uninsured motorist injury coverage',
  uim: 'Sign the choice about underinsured motorist injury coverage',
  um_uim: 'Sign the choice about uninsured and underinsured motorist coverage',
  umpd: 'Sign the choice about uninsured motorist property coverage',
  pip: 'Sign the choice about personal injury protection',
  medical: 'Sign the choice about medical payments',
  um_limits: 'Sign for lower uninsured motorist limits',
  stacking_um: 'Sign that you don’t want stacked uninsured motorist coverage',
  stacking_uim: 'Sign that you don’t want stacked underinsured motorist coverage',
  tort: 'Sign for limited tort',
};

/** The lines that the coverage review asks about (reading 58). */
export const lines = {
  heading: 'Your choice: what your package leaves out',
  headingOwn: 'Your choice: sign only for less',
  lead_one:
    'Your quote left this out. In {{state}}, you decide: take it at its price, or turn it down. Your final price will include it if you take it.',
  lead_other:
    'Your quote left these out. In {{state}}, you decide about each one: take it at its price, or turn it down. Your final price will include what you take.',
  leadOwn:
    'In {{state}}, you can sign for less at a lower price. If you don’t sign, you get the full protection.',
  prices:
    'These prices are for your application so far. The ones above are from your quote, so the two can differ.',
  legend: 'What would you like to do?',
  keep: 'Keep it: {{amount}} for {{months}} months',
  keepAmount: 'Keep {{limit}}: {{amount}} for {{months}} months',
  add: 'Add it: {{amount}} for {{months}} months',
  addAmount: 'Add {{limit}}: {{amount}} for {{months}} months',
  reject: 'Reject it in writing',
  decline: 'Don’t add it',
  eitherLimit: 'Equal limits: {{more}}. Lower limits: {{less}}. Both for {{months}} months.',
  eitherStacked: 'Stacked: {{more}}. Not stacked: {{less}}. Both for {{months}} months.',
  box: 'I have read this and I sign: {{choice}}',
  save: 'Save and continue',
  saving: 'Saving your choices',
  rule: {
    included: '{{state}} law puts it in your policy unless you reject it in writing.',
    offered: '{{state}} law says we must offer it. It’s up to you.',
    own: {
      um_limits:
        '{{state}} law sets these limits equal to your injury liability limits. Sign only if you want lower ones. If you don’t sign, they stay equal.',
      stacking_um: 'Sign only if you don’t want stacking. If you don’t sign, it’s stacked.',
      stacking_uim: 'Sign only if you don’t want stacking. If you don’t sign, it’s stacked.',
      tort: 'You chose limited tort, and your quote has its price. It counts only once you sign below. If you don’t sign, you have full tort, and your price goes up. The prices on this page are with limited tort.',
    },
  },
  name,
  what,
  rejected,
  undecided,
  unsigned,
};
export type LinesTexts = typeof lines;
