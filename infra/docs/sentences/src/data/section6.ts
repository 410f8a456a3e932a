import type { Section } from '../model/section';

export const section6: Section = {
  title: '6 Roles and permissions',
  sentences: {
    '6-1': 'No login and no roles.',
    '6-2': 'One anonymous shopper edits their own quote.',
    '6-3': 'The credit score question applies only to the policyholder.',
    '6-4': 'The social security field applies only to the policyholder.',
    '6-5': 'The policyholder contact fields apply only to them.',
    '6-6': 'The policyholder cannot be excluded from the policy.',
    '6-7': "The policyholder's relationship is 'me'.",
    '6-8': 'Delete is hidden in the purchase flows.',
    '6-9': 'Agents are contacted by email only.',
  },
};
