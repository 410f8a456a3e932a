/** Policy details (specification 2.12). */
export const policyDetails = {
  heading: 'Your application starts here',
  lead: 'Who the policy is for, where the cars are kept and when it starts.',
};
export type PolicyDetailsTexts = typeof policyDetails;
