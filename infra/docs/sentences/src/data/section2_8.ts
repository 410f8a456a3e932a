import type { Section } from '../model/section';

export const section2_8: Section = {
  title: '2.8 Review (/quotes/review)',
  sentences: {
    '2.8-1': 'A title and a subtitle.',
    '2.8-2': 'The vehicles, drivers and discounts lists stand before the save button.',
    '2.8-3': 'Warnings are shown.',
    '2.8-4':
      'The save button goes to /drivers/new if the quote has no drivers yet, otherwise to /quotes/review.',
    '2.8-5': 'From the drivers list and from review it goes to /quotes/{quoteId}/rates/.',
    '2.8-6':
      'Presence warnings (at least one vehicle, at least one driver) show when the warnings flag is on and the list is empty.',
  },
};
