import type { Section } from '../model/section';

export const section2_3: Section = {
  title: '2.3 Start (/quotes/new)',
  sentences: {
    '2.3-1': 'A zip code text field with placeholder 60018 and a submit button.',
    '2.3-2': 'The submit button shows a spinner.',
    '2.3-3': 'Only digits are accepted, at most 5 characters.',
    '2.3-4': 'A zip_code query parameter of 5 digits is read and looked up at once.',
    '2.3-5': "If it is invalid or has no match, 'Please enter a valid zipcode' and the form are shown.",
    '2.3-6':
      "While the coverage check runs, a loading view titled 'Checking your zip code for coverage' is shown.",
    '2.3-7':
      'If the lookup returns several city/county pairs, the title shows the zip and a dropdown replaces the zip field.',
    '2.3-8': 'Each option of the dropdown reads city (county).',
    '2.3-9': "Its placeholder is 'Select your city'.",
    '2.3-10': 'A cancel link clears the address options and the zip.',
    '2.3-11': "When a quote id is created, a success alert 'congratulations we cover {zip}' appears.",
    '2.3-12': 'When a quote id is created, the user goes to /quotes/edit.',
    '2.3-13': 'On an error the user goes to /quotes/not-covered?location={zip}.',
    '2.3-14': 'A top alert shows when an error text is present.',
  },
};
