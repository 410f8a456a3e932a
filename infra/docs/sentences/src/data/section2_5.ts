import type { Section } from '../model/section';

export const section2_5: Section = {
  title: '2.5 Edit quote (/quotes/edit)',
  sentences: [
    { id: '2.5-1', journey: 'quote', text: 'Radio question: does the person own a home.' },
    { id: '2.5-2', journey: 'quote', text: 'Radio question: is the person currently insured.' },
    {
      id: '2.5-3',
      journey: 'quote',
      text: 'If insured: the current insurer name and the policy expiration date (mask mm/dd/yyyy).',
    },
    { id: '2.5-4', journey: 'quote', text: 'Submit stores the answers and the prior policy.' },
    {
      id: '2.5-5',
      journey: 'quote',
      text: 'After it, once the update finishes, the user goes to /vehicles/new.',
    },
    { id: '2.5-6', journey: 'quote', text: 'A start-over link is shown.' },
    { id: '2.5-7', journey: 'quote', text: 'Terms text is shown.' },
    {
      id: '2.5-8',
      journey: 'quote',
      text: 'The form is pre-filled only if the browser-storage flag filledQuoteEdit exists and a quote exists.',
    },
    { id: '2.5-9', journey: 'quote', text: 'The flag is set on submit.' },
  ],
};
