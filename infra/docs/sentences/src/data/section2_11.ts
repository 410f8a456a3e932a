import type { Section } from '../model/section';

export const section2_11: Section = {
  title: '2.11 Contact us (/contact-us)',
  sentences: [
    { id: '2.11-1', journey: 'quote', text: "It shows the provider's phone and e-mail." },
    {
      id: '2.11-2',
      journey: 'quote',
      text: 'It shows a link to /quotes/review when a quote id is stored locally.',
    },
    { id: '2.11-3', journey: 'rates', text: 'It is shown when the rater reports an error.' },
    { id: '2.11-4', journey: 'quote', text: 'It is shown when the API is unavailable.' },
  ],
};
