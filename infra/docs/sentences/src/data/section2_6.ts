import type { Section } from '../model/section';

export const section2_6: Section = {
  title: '2.6 Vehicles',
  sentences: {
    '2.6-1': "/quotes/vehicles is a vehicle list titled 'Add vehicles'.",
    '2.6-2': 'Each card has edit and delete icons.',
    '2.6-3': 'The add button is disabled at the limit of 6 vehicles.',
    '2.6-4': 'The discounts list is shown after the button.',
    '2.6-5': '/vehicles/new offers the dropdown cascade.',
    '2.6-6': '/vehicles/new offers the text search.',
    '2.6-7': '/vehicles/new offers the VIN search.',
    '2.6-8': 'Its cancel link goes to the return path or to /quotes/vehicles.',
    '2.6-9': 'The cancel link is hidden for the first vehicle.',
    '2.6-10': '/vehicles/{vehicleId}/edit goes to /quotes/vehicles on success.',
    '2.6-11': '/rates/vehicles/{vehicleId}/edit goes to /quotes/review on success.',
    '2.6-12':
      'The way back is /rates if the previous path was /rates, else /quotes/review if rates already exist, else /quotes/vehicles.',
    '2.6-13': "/vehicles/{vehicleId}/edit-coverages is titled 'Select your coverage'.",
    '2.6-14': 'It asks whether to take liability only (yes or no).',
    '2.6-15': 'Its submit is disabled until one is chosen.',
    '2.6-16': 'On success a success alert is shown and the user goes to /quotes/vehicles.',
    '2.6-17': 'The vehicle-age modal has an OK button and a close button.',
  },
};
