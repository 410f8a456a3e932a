/** Letters in English. */
export const en = {
  quote: {
    subject: 'Your car insurance quote from {{brand}}',
    title: 'Your quote, ready when you are',
    lead: 'For cars kept in {{place}}. Your quote number is {{number}}.',
    best: 'Lowest price: {{carrier}}',
    all: 'What each carrier would charge',
    offer: '{{monthly}} a month, {{total}} in all for {{months}} months',
    offer_in_full: '{{total}} in full for {{months}} months',
    cars: 'Cars',
    drivers: 'Drivers',
    you: 'You',
    driver: 'Driver {{number}}',
    estimate: 'Prices were made on {{date}}. They are estimates until your final quote and can change.',
    reason: 'You get this e-mail because this address was entered at {{brand}} to receive a quote.',
  },
  link: {
    action: 'Continue my quote',
    note: 'The link opens your quote in any browser, once, until {{date}}. Please do not forward it: whoever has it can open your quote.',
  },
  resume: {
    subject: 'Your link to continue your quote at {{brand}}',
    title: 'Continue your quote',
    lead: 'You asked for a new link to your quote.',
    reason:
      'If you did not ask for it, you can ignore this e-mail: without the link nobody can open your quote.',
  },
  contact: {
    subject: 'Please contact me about quote {{number}}',
    title: 'A shopper asks to be contacted',
    lead: 'About quote {{number}}, for cars kept in {{place}}.',
    who: 'Shopper',
    name: 'Name: {{name}}',
    email: 'E-mail: {{email}}',
    phone: 'Phone: {{phone}}',
    language: 'Language: English',
    by_email: 'Please answer by e-mail only: the shopper did not consent to telephone contact.',
    by_phone: 'By e-mail or telephone: the shopper consented to telephone contact on {{date}}.',
    best: 'Lowest price now: {{carrier}}, {{offer}}',
    reason: 'This went to an agent of {{brand}}, with a copy to the shopper.',
  },
  withdrawn: {
    subject: 'Please do not call: quote {{number}}',
    title: 'Telephone consent withdrawn',
    lead: 'The shopper of quote {{number}} withdrew the consent to telephone contact. Please do not call {{phone}} any more.',
    reason: 'This went to an agent of {{brand}}.',
  },
};
