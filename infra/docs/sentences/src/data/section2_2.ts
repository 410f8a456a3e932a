import type { Section } from '../model/section';

export const section2_2: Section = {
  title: '2.2 Progress bar',
  sentences: [
    {
      id: '2.2-1',
      journey: 'quote',
      text: 'The quote wizard has the steps Start, Vehicles, Drivers and Review.',
    },
    {
      id: '2.2-2',
      journey: 'quote',
      text: 'Start stands for the routes /quotes/new, /quotes/edit and /quotes/not-covered.',
    },
    {
      id: '2.2-3',
      journey: 'quote',
      text: 'A step named discounts exists without a label in the bar; it has no screen.',
    },
    {
      id: '2.2-4',
      journey: 'purchase',
      issue: 4,
      text: 'The purchase wizard has the steps Policy, Drivers, Vehicles, Coverages, Questions and Review.',
    },
    {
      id: '2.2-5',
      journey: 'purchase',
      issue: 5,
      text: 'The payment stage has Payments, Signatures and Confirmation.',
    },
    { id: '2.2-6', journey: 'quote', text: 'The bar shows the percentages of section 9.' },
    { id: '2.2-7', journey: 'quote', text: 'The progress bar is off while a quote is being fetched.' },
  ],
};
