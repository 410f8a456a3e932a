import type { Section } from '../model/section';

export const section2_1: Section = {
  title: '2.1 Routes (first match wins)',
  sentences: {
    '2.1-1': '/ redirects to /quotes/new.',
    '2.1-2': '/quotes/new has its screen.',
    '2.1-3': '/quotes/{quoteId}/rates is the rate overview.',
    '2.1-4': '/quotes/vehicles has its screen.',
    '2.1-5': '/vehicles/new adds a vehicle.',
    '2.1-6': "/vehicles/{vehicleId}/edit-coverages asks for a vehicle's coverage.",
    '2.1-7': '/vehicles/{vehicleId}/edit edits a vehicle.',
    '2.1-8': '/drivers/new adds a driver.',
    '2.1-9': '/drivers/{driverId}/edit edits a driver.',
    '2.1-10': '/rates/{quoteId}/compare is the carrier comparison.',
    '2.1-11': '/contact-us is the contact screen.',
    '2.1-12': 'The first match of the table wins.',
    '2.1-13':
      'Purchase flow: /bol/policy-details, /bol/policy-details/edit, /bol/drivers/{driverId}/edit, /bol/quotes/drivers, /bol/vehicles/{vehicleId}/edit, /bol/quotes/vehicles, /bol/coverages, /bol/questions/edit, /bol/quotes/review, /bol/rate, /bol/quotes/{quoteId}/rates, /bol/payments, /bol/online-payment, /bol/card-details, /bol/signatures, /bol/quotes/{quoteId}/confirmation, /bol/quotes/{quoteId}/final, and a second final route for the other payment system.',
    '2.1-14':
      '/bol/drivers/{id}/edit and /bol/vehicles/{id}/edit carry the previous path /rates when reached from rates.',
    '2.1-15': 'Any other single segment /{page} redirects to /quotes/new.',
    '2.1-16':
      'The purchase wizard also uses /bol/{quotes?}/drivers, /bol/{quotes?}/vehicles and /bol/questions as progress-bar steps.',
    '2.1-17': 'With no stored quote id the user is sent to /quotes/new.',
    '2.1-18': 'That guard spares the paths new, rates, not-covered and final.',
    '2.1-19': 'If the API is flagged unavailable the user is sent to /contact-us.',
    '2.1-20': '/quotes/edit has its screen.',
    '2.1-21': '/quotes/not-covered has its screen.',
    '2.1-22': '/quotes/drivers has its screen.',
    '2.1-23': '/quotes/review has its screen.',
    '2.1-24': '/quotes/{resource} with any other resource shows the vehicles.',
    '2.1-25': '/rates/vehicles/{vehicleId}/edit edits a vehicle.',
    '2.1-26': '/rates/drivers/{driverId}/edit edits a driver.',
  },
};
