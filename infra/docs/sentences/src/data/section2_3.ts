import type { Section } from '../model/section';

export const section2_3: Section = {
  title: '2.3 Start (/quotes/new)',
  sentences: [
    {
      id: '2.3-1',
      journey: 'quote',
      text: 'A zip code text field with placeholder 60018 and a submit button.',
    },
    { id: '2.3-2', journey: 'quote', text: 'The submit button shows a spinner.' },
    { id: '2.3-3', journey: 'quote', text: 'Only digits are accepted, at most 5 characters.' },
    {
      id: '2.3-4',
      journey: 'quote',
      text: 'A zip_code query parameter of 5 digits is read and looked up at once.',
    },
    {
      id: '2.3-5',
      journey: 'quote',
      text: "If it is invalid or has no match, 'Please enter a valid zipcode' and the form are shown.",
    },
    {
      id: '2.3-6',
      journey: 'quote',
      text: "While the coverage check runs, a loading view titled 'Checking your zip code for coverage' is shown.",
    },
    {
      id: '2.3-7',
      journey: 'quote',
      text: 'If the lookup returns several city/county pairs, the title shows the zip and a dropdown replaces the zip field.',
    },
    { id: '2.3-8', journey: 'quote', text: 'Each option of the dropdown reads city (county).' },
    { id: '2.3-9', journey: 'quote', text: "Its placeholder is 'Select your city'." },
    { id: '2.3-10', journey: 'quote', text: 'A cancel link clears the address options and the zip.' },
    {
      id: '2.3-11',
      journey: 'quote',
      text: "When a quote id is created, a success alert 'congratulations we cover {zip}' appears.",
    },
    { id: '2.3-12', journey: 'quote', text: 'When a quote id is created, the user goes to /quotes/edit.' },
    {
      id: '2.3-13',
      journey: 'quote',
      text: 'On an error the user goes to /quotes/not-covered?location={zip}.',
    },
    { id: '2.3-14', journey: 'quote', text: 'A top alert shows when an error text is present.' },
  ],
};
