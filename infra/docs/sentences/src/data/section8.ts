import type { Section } from '../model/section';

export const section8: Section = {
  title: '8 Errors',
  sentences: {
    '8-1':
      "Zip lookup or quote creation fails: 'We don't cover {zip}'; the user goes to the not-covered page.",
    '8-2': 'HTTP 500 on any call: the API-unavailable flag is set and the user ends up at /contact-us.',
    '8-3': 'Other errors are passed on.',
    '8-4':
      "A quote call fails: the first message of response.data.errors is shown, otherwise the error's own message.",
    '8-5': "Quote update failure: the quote state receives 'error'.",
    '8-6': "An email failure is shown; the success message is 'We emailed your quote to {email}'.",
    '8-7': "Invalid zip in the query string: 'Please enter a valid zipcode'.",
    '8-8':
      "Rating failure with an errors list: duplicates are removed by code and message; each error's message is shown in an error box.",
    '8-9': 'Rating failure without a list: the error message text is used.',
    '8-10':
      "An errors value that is not a list shows 'There was an error processing your quote, please contact us to finalize your quote.'",
    '8-11': 'Error code rater_error redirects to /contact-us.',
    '8-12': "Create vehicle with no stored quote id: 'Quote Id not found'.",
    '8-13': 'Create vehicle: a plain string body is the error.',
    '8-14':
      "Create vehicle: otherwise the first error is shown as its attribute plus message, or 'There was an error adding a vehicle'.",
    '8-15': 'It is shown as a banner above the form.',
    '8-16': "Vehicle coverage update failure: 'There was an error updating your vehicle coverage'.",
    '8-17': "Create driver: 'Quote Id not found' without a stored quote.",
    '8-18': "Create driver: otherwise 'there was an error'.",
    '8-19':
      "Vehicle update and delete, and driver update and delete failures: the result carries 'error'; a message is not given.",
    '8-20': 'Max vehicles and max drivers: a danger alert built from a message key with the number 6.',
    '8-21':
      "Start over asks: 'This will erase your information currently provided, and you will need to start over. This will reset your application.'",
    '8-22':
      "Purchase save failure: status 'error'; validation messages as banners at the top of the form with a smooth scroll up.",
    '8-23': "Payment errors: 'SELECT A PLAN', the provider's and the card SDK's alerts, invalid PDF.",
    '8-24': 'Mismatch modal: the rideshare or delivery selection does not match the vehicles.',
    '8-25': 'Missing policy number plus errors goes to /contact-us.',
    '8-26': 'Quote errors on the final page show an error block.',
    '8-27': 'A card SDK that fails to load returns to rates.',
  },
};
