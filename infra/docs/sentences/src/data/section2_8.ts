import type { Section } from '../model/section';

export const section2_8: Section = {
  title: '2.8 Review (/quotes/review)',
  sentences: [
    { id: '2.8-1', journey: 'quote', text: 'A title and a subtitle.' },
    {
      id: '2.8-2',
      journey: 'quote',
      text: 'The vehicles, drivers and discounts lists stand before the save button.',
    },
    { id: '2.8-3', journey: 'quote', text: 'Warnings are shown.' },
    {
      id: '2.8-4',
      journey: 'quote',
      text: 'The save button goes to /drivers/new if the quote has no drivers yet, otherwise to /quotes/review.',
    },
    {
      id: '2.8-5',
      journey: 'quote',
      text: 'From the drivers list and from review it goes to /quotes/{quoteId}/rates/.',
    },
    {
      id: '2.8-6',
      journey: 'quote',
      text: 'Presence warnings (at least one vehicle, at least one driver) show when the warnings flag is on and the list is empty.',
    },
  ],
};
