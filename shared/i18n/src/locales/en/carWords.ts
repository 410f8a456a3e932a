/** How a car is covered and used, shared by forms, lists and reviews. */
export const carWords = {
  packages: { LIABILITY: 'Basic coverage', GOOD: 'Better coverage', BETTER: 'Enhanced coverage' },
  use: {
    legend: 'What is it mostly used for?',
    pleasure: 'Errands and leisure',
    pleasureHelp: 'Shopping, family, weekends',
    commute: 'Driving to work or school',
    commuteHelp: 'Up to 15 miles each way',
    long_commute: 'A long drive to work or school',
    long_commuteHelp: 'More than 15 miles each way',
    farm: 'Farm work',
    farmHelp: 'On or around a farm or ranch',
    business: 'Business',
    businessHelp: 'Visiting clients, carrying tools, rides or deliveries',
  },
  hire: {
    legend: 'Do you drive it for Uber, DoorDash or similar?',
    hint: 'If not, leave both unchecked. Checking either one makes it business use.',
    tnc: 'Ridesharing',
    tncHint: 'Someone uses it to drive passengers for a ride app',
    individual_delivery: 'Individual delivery',
    individual_deliveryHint: 'Someone uses it to deliver food, groceries or packages',
  },
};
