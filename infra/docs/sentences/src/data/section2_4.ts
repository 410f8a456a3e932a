import type { Section } from '../model/section';

export const section2_4: Section = {
  title: '2.4 Not covered',
  sentences: {
    '2.4-1': 'It reads the query parameter location and shows a title and a body that include it.',
    '2.4-2': 'A button clears the address state and returns to /quotes/new.',
  },
};
