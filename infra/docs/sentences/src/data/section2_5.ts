import type { Section } from '../model/section';

export const section2_5: Section = {
  title: '2.5 Edit quote (/quotes/edit)',
  sentences: {
    '2.5-1': 'Radio question: does the person own a home.',
    '2.5-2': 'Radio question: is the person currently insured.',
    '2.5-3': 'If insured: the current insurer name and the policy expiration date (mask mm/dd/yyyy).',
    '2.5-4': 'Submit stores the answers and the prior policy.',
    '2.5-5': 'After it, once the update finishes, the user goes to /vehicles/new.',
    '2.5-6': 'A start-over link is shown.',
    '2.5-7': 'Terms text is shown.',
    '2.5-8':
      'The form is pre-filled only if the browser-storage flag filledQuoteEdit exists and a quote exists.',
    '2.5-9': 'The flag is set on submit.',
  },
};
