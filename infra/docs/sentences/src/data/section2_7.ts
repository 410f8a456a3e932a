import type { Section } from '../model/section';

export const section2_7: Section = {
  title: '2.7 Drivers',
  sentences: {
    '2.7-1': '/quotes/drivers is a driver list with edit and delete icons on each card.',
    '2.7-2': 'Vehicles and discounts appear after its button.',
    '2.7-3': 'On /drivers/new the cancel button is hidden when the quote has no drivers yet.',
    '2.7-4': 'After a successful create the user goes to /quotes/drivers.',
    '2.7-5': '/drivers/{driverId}/edit goes to /quotes/drivers on save.',
    '2.7-6': 'From the rates edit path a save goes to /quotes/review.',
    '2.7-7':
      'Cancel returns to /rates if the user came from there, else to /quotes/review when rates exist, else to /quotes/drivers.',
    '2.7-8':
      'The quote driver form asks age (numeric), gender, marital status, license status and credit score.',
    '2.7-9': 'It offers the discount options of sections 3 and 5.',
    '2.7-10': 'A monitored-driver explainer modal exists.',
  },
};
