import type { Section } from '../model/section';

export const section2_6: Section = {
  title: '2.6 Vehicles',
  sentences: [
    { id: '2.6-1', journey: 'quote', text: "/quotes/vehicles is a vehicle list titled 'Add vehicles'." },
    { id: '2.6-2', journey: 'quote', text: 'Each card has edit and delete icons.' },
    { id: '2.6-3', journey: 'quote', text: 'The add button is disabled at the limit of 6 vehicles.' },
    { id: '2.6-4', journey: 'quote', text: 'The discounts list is shown after the button.' },
    { id: '2.6-5', journey: 'quote', text: '/vehicles/new offers the dropdown cascade.' },
    { id: '2.6-6', journey: 'quote', text: '/vehicles/new offers the text search.' },
    { id: '2.6-7', journey: 'quote', text: '/vehicles/new offers the VIN search.' },
    {
      id: '2.6-8',
      journey: 'quote',
      text: 'Its cancel link goes to the return path or to /quotes/vehicles.',
    },
    { id: '2.6-9', journey: 'quote', text: 'The cancel link is hidden for the first vehicle.' },
    {
      id: '2.6-10',
      journey: 'quote',
      text: '/vehicles/{vehicleId}/edit goes to /quotes/vehicles on success.',
    },
    {
      id: '2.6-11',
      journey: 'quote',
      text: '/rates/vehicles/{vehicleId}/edit goes to /quotes/review on success.',
    },
    {
      id: '2.6-12',
      journey: 'quote',
      text: 'The way back is /rates if the previous path was /rates, else /quotes/review if rates already exist, else /quotes/vehicles.',
    },
    {
      id: '2.6-13',
      journey: 'quote',
      text: "/vehicles/{vehicleId}/edit-coverages is titled 'Select your coverage'.",
    },
    { id: '2.6-14', journey: 'quote', text: 'It asks whether to take liability only (yes or no).' },
    { id: '2.6-15', journey: 'quote', text: 'Its submit is disabled until one is chosen.' },
    {
      id: '2.6-16',
      journey: 'quote',
      text: 'On success a success alert is shown and the user goes to /quotes/vehicles.',
    },
    { id: '2.6-17', journey: 'quote', text: 'The vehicle-age modal has an OK button and a close button.' },
  ],
};
