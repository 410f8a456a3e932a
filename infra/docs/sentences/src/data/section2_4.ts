import type { Section } from '../model/section';

export const section2_4: Section = {
  title: '2.4 Not covered',
  sentences: [
    {
      id: '2.4-1',
      journey: 'quote',
      text: 'It reads the query parameter location and shows a title and a body that include it.',
    },
    { id: '2.4-2', journey: 'quote', text: 'A button clears the address state and returns to /quotes/new.' },
  ],
};
