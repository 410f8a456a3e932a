import type { Section } from '../model/section';

export const section2_7: Section = {
  title: '2.7 Drivers',
  sentences: [
    {
      id: '2.7-1',
      journey: 'quote',
      text: '/quotes/drivers is a driver list with edit and delete icons on each card.',
    },
    { id: '2.7-2', journey: 'quote', text: 'Vehicles and discounts appear after its button.' },
    {
      id: '2.7-3',
      journey: 'quote',
      text: 'On /drivers/new the cancel button is hidden when the quote has no drivers yet.',
    },
    { id: '2.7-4', journey: 'quote', text: 'After a successful create the user goes to /quotes/drivers.' },
    { id: '2.7-5', journey: 'quote', text: '/drivers/{driverId}/edit goes to /quotes/drivers on save.' },
    { id: '2.7-6', journey: 'quote', text: 'From the rates edit path a save goes to /quotes/review.' },
    {
      id: '2.7-7',
      journey: 'quote',
      text: 'Cancel returns to /rates if the user came from there, else to /quotes/review when rates exist, else to /quotes/drivers.',
    },
    {
      id: '2.7-8',
      journey: 'quote',
      text: 'The quote driver form asks age (numeric), gender, marital status, license status and credit score.',
    },
    { id: '2.7-9', journey: 'quote', text: 'It offers the discount options of sections 3 and 5.' },
    { id: '2.7-10', journey: 'quote', text: 'A monitored-driver explainer modal exists.' },
  ],
};
