import type { Section } from '../model/section';

export const section8: Section = {
  title: '8 Errors',
  sentences: [
    {
      id: '8-1',
      journey: 'quote',
      text: "Zip lookup or quote creation fails: 'We don't cover {zip}'; the user goes to the not-covered page.",
    },
    {
      id: '8-2',
      journey: 'quote',
      text: 'HTTP 500 on any call: the API-unavailable flag is set and the user ends up at /contact-us.',
    },
    { id: '8-3', journey: 'quote', text: 'Other errors are passed on.' },
    {
      id: '8-4',
      journey: 'quote',
      text: "A quote call fails: the first message of response.data.errors is shown, otherwise the error's own message.",
    },
    { id: '8-5', journey: 'quote', text: "Quote update failure: the quote state receives 'error'." },
    {
      id: '8-6',
      journey: 'rates',
      text: "E-mail failure is said; the success message is 'We emailed your quote to {email}'.",
    },
    { id: '8-7', journey: 'quote', text: "Invalid zip in the query string: 'Please enter a valid zipcode'." },
    {
      id: '8-8',
      journey: 'rates',
      text: "Rating failure with an errors list: duplicates are removed by code and message; each error's message is shown in an error box.",
    },
    { id: '8-9', journey: 'rates', text: 'Rating failure without a list: the error message text is used.' },
    {
      id: '8-10',
      journey: 'rates',
      text: "An errors value that is not a list shows 'There was an error processing your quote, please contact us to finalize your quote.'",
    },
    { id: '8-11', journey: 'rates', text: 'Error code rater_error redirects to /contact-us.' },
    { id: '8-12', journey: 'quote', text: "Create vehicle with no stored quote id: 'Quote Id not found'." },
    { id: '8-13', journey: 'quote', text: 'Create vehicle: a plain string body is the error.' },
    {
      id: '8-14',
      journey: 'quote',
      text: "Create vehicle: otherwise the first error is shown as its attribute plus message, or 'There was an error adding a vehicle'.",
    },
    { id: '8-15', journey: 'quote', text: 'It is shown as a banner above the form.' },
    {
      id: '8-16',
      journey: 'quote',
      text: "Vehicle coverage update failure: 'There was an error updating your vehicle coverage'.",
    },
    { id: '8-17', journey: 'quote', text: "Create driver: 'Quote Id not found' without a stored quote." },
    { id: '8-18', journey: 'quote', text: "Create driver: otherwise 'there was an error'." },
    {
      id: '8-19',
      journey: 'quote',
      text: "Vehicle update and delete, and driver update and delete failures: the result carries 'error'; a message is not given.",
    },
    {
      id: '8-20',
      journey: 'quote',
      text: 'Max vehicles and max drivers: a danger alert built from a message key with the number 6.',
    },
    {
      id: '8-21',
      journey: 'quote',
      text: "Start over asks: 'This will erase your information currently provided, and you will need to start over. This will reset your application.'",
    },
    {
      id: '8-22',
      journey: 'purchase',
      issue: 4,
      text: "Purchase save failure: status 'error'; validation messages as banners at the top of the form with a smooth scroll up.",
    },
    {
      id: '8-23',
      journey: 'purchase',
      issue: 5,
      text: "Payment errors: 'SELECT A PLAN', the provider's and the card SDK's alerts, invalid PDF.",
    },
    {
      id: '8-24',
      journey: 'purchase',
      issue: 4,
      text: 'Mismatch modal: the rideshare or delivery selection does not match the vehicles.',
    },
    {
      id: '8-25',
      journey: 'purchase',
      issue: 5,
      text: 'Missing policy number plus errors goes to /contact-us; quote errors on the final page show an error block.',
    },
  ],
};
