import type { Section } from '../model/section';

export const section2_11: Section = {
  title: '2.11 Contact us (/contact-us)',
  sentences: {
    '2.11-1': "It shows the provider's phone and email.",
    '2.11-2': 'It shows a link to /quotes/review when a quote id is stored locally.',
    '2.11-3': 'It is shown when the rater reports an error.',
    '2.11-4': 'It is shown when the API is unavailable.',
  },
};
