import type { Section } from '../model/section';

export const section2_10: Section = {
  title: '2.10 Carrier comparison (/rates/{quoteId}/compare)',
  sentences: {
    '2.10-1': 'A carrier is chosen here.',
    '2.10-2': 'A monthly / pay-in-full toggle.',
    '2.10-3': 'The first card is marked recommended.',
    '2.10-4': 'Each card shows price and coverage strength.',
    '2.10-5': 'Each card has a Select coverage link to /quotes/{quoteId}/rates/?index={n}.',
  },
};
