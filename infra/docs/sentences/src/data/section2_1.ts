import type { Section } from '../model/section';

export const section2_1: Section = {
  title: '2.1 Routes (first match wins)',
  sentences: [
    { id: '2.1-1', journey: 'quote', text: '/ redirects to /quotes/new.' },
    {
      id: '2.1-2',
      journey: 'quote',
      text: '/quotes/new, /quotes/edit and /quotes/not-covered have their screens.',
    },
    { id: '2.1-3', journey: 'rates', text: '/quotes/{quoteId}/rates is the rate overview.' },
    {
      id: '2.1-4',
      journey: 'quote',
      text: '/quotes/{resource}, where resource is vehicles, drivers or review (default vehicles).',
    },
    { id: '2.1-5', journey: 'quote', text: '/vehicles/new adds a vehicle.' },
    {
      id: '2.1-6',
      journey: 'quote',
      text: "/vehicles/{vehicleId}/edit-coverages asks for a vehicle's coverage.",
    },
    {
      id: '2.1-7',
      journey: 'quote',
      text: '/vehicles/{vehicleId}/edit and /rates/vehicles/{vehicleId}/edit edit a vehicle.',
    },
    { id: '2.1-8', journey: 'quote', text: '/drivers/new adds a driver.' },
    {
      id: '2.1-9',
      journey: 'quote',
      text: '/drivers/{driverId}/edit and /rates/drivers/{driverId}/edit edit a driver.',
    },
    { id: '2.1-10', journey: 'rates', text: '/rates/{quoteId}/compare is the carrier comparison.' },
    { id: '2.1-11', journey: 'quote', text: '/contact-us is the contact screen.' },
    { id: '2.1-12', journey: 'quote', text: 'The first match of the table wins.' },
    {
      id: '2.1-13',
      journey: 'purchase',
      issue: 4,
      text: 'The purchase flow has its routes under /bol; what /bol/rate shows is not given.',
    },
    {
      id: '2.1-14',
      journey: 'purchase',
      issue: 4,
      text: '/bol/drivers/{id}/edit and /bol/vehicles/{id}/edit carry the previous path /rates when reached from rates.',
    },
    { id: '2.1-15', journey: 'quote', text: 'Any other single segment /{page} redirects to /quotes/new.' },
    {
      id: '2.1-16',
      journey: 'purchase',
      issue: 4,
      text: 'The purchase wizard also uses /bol/{quotes?}/drivers, /bol/{quotes?}/vehicles and /bol/questions as progress-bar steps.',
    },
    { id: '2.1-17', journey: 'quote', text: 'With no stored quote id the user is sent to /quotes/new.' },
    {
      id: '2.1-18',
      journey: 'quote',
      text: 'That guard spares the paths new, rates, not-covered and final.',
    },
    {
      id: '2.1-19',
      journey: 'quote',
      text: 'If the API is flagged unavailable the user is sent to /contact-us.',
    },
  ],
};
