import type { Section } from '../model/section';

export const section2_2: Section = {
  title: '2.2 Progress bar',
  sentences: {
    '2.2-1': 'The quote wizard begins with the step Start.',
    '2.2-2': '/quotes/new belongs to Start.',
    '2.2-3': 'A step named discounts exists without a label in the bar.',
    '2.2-4': 'The purchase wizard begins with the step Policy.',
    '2.2-5': 'The payment stage begins with Payments.',
    '2.2-6': 'The bar shows the percentages of section 9.',
    '2.2-7': 'The progress bar is off while a quote is being fetched.',
    '2.2-8': 'The quote wizard has the step Vehicles.',
    '2.2-9': 'The quote wizard has the step Drivers.',
    '2.2-10': 'The quote wizard has the step Review.',
    '2.2-11': '/quotes/edit belongs to Start.',
    '2.2-12': '/quotes/not-covered belongs to Start.',
    '2.2-13': 'The discounts step has no screen.',
    '2.2-14': 'The purchase wizard has the step Drivers.',
    '2.2-15': 'The purchase wizard has the step Vehicles.',
    '2.2-16': 'The purchase wizard has the step Coverages.',
    '2.2-17': 'The purchase wizard has the step Questions.',
    '2.2-18': 'The purchase wizard has the step Review.',
    '2.2-19': 'The payment stage has Signatures.',
    '2.2-20': 'The payment stage has Confirmation.',
  },
};
