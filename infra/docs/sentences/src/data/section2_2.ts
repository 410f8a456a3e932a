import type { Section } from '../model/section';

export const section2_2: Section = {
  title: '2.2 Progress bar',
  sentences: {
    '2.2-1': 'The quote wizard has the steps Start, Vehicles, Drivers and Review.',
    '2.2-2': 'Start stands for the routes /quotes/new, /quotes/edit and /quotes/not-covered.',
    '2.2-3': 'A step named discounts exists without a label in the bar; it has no screen.',
    '2.2-4': 'The purchase wizard has the steps Policy, Drivers, Vehicles, Coverages, Questions and Review.',
    '2.2-5': 'The payment stage has Payments, Signatures and Confirmation.',
    '2.2-6': 'The bar shows the percentages of section 9.',
    '2.2-7': 'The progress bar is off while a quote is being fetched.',
  },
};
