/** The two contact dialogs, loaded on demand. */
export const ratesContact = {
  email: {
    lead: 'We send your prices with a link that opens this quote in any browser. It works once, within {{days}} days.',
    to: 'Email address',
    incomplete: 'Enter a whole email address to send the quote.',
    submit: 'Send my quote',
    sending: 'Sending your quote',
    failed: 'We could not email your quote. What you typed is kept.',
    sent: 'We emailed your quote to {{email}}',
    sentHelp: 'It can take a minute to arrive. Not there? Look in your spam folder, or send it again.',
  },
  agent: {
    lead: 'A licensed agent looks at this quote and answers you by email. You get a copy of what we send.',
    name: 'Full name',
    to: 'Email address',
    phone: 'Phone number',
    phoneHint: 'Ten digits. It goes to the agent, who calls only if you agree below.',
    byEmailOnly: 'Leave it unchecked and an agent will only email you.',
    submit: 'Ask an agent to contact me',
    sending: 'Sending your request',
    failed: 'We could not send your request. What you typed is kept.',
    sent: 'An agent will contact you',
    sentEmail: 'By email at {{email}}, where a copy of your request is on its way.',
    sentPhone: 'By email at {{email}}, where a copy of your request is on its way, or by phone at {{phone}}.',
  },
  close: 'Close',
  cancel: 'Cancel',
};
