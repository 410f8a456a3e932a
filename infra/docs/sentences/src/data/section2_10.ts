import type { Section } from '../model/section';

export const section2_10: Section = {
  title: '2.10 Carrier comparison (/rates/{quoteId}/compare)',
  sentences: [
    { id: '2.10-1', journey: 'rates', text: 'A carrier is chosen here.' },
    { id: '2.10-2', journey: 'rates', text: 'A monthly / pay-in-full toggle.' },
    { id: '2.10-3', journey: 'rates', text: 'The first card is marked recommended.' },
    { id: '2.10-4', journey: 'rates', text: 'Each card shows price and coverage strength.' },
    {
      id: '2.10-5',
      journey: 'rates',
      text: 'Each card has a Select coverage link to /quotes/{quoteId}/rates/?index={n}.',
    },
  ],
};
