/** The two contact dialogs, loaded on demand. */
export const ratesContact = {
  email: {
    lead: 'We’ll send your prices with a link that opens this quote in any browser. The link works once and expires in {{days}} days.',
    to: 'Email address',
    sending: 'Sending your quote',
    failed: 'We couldn’t email your quote. What you typed is still here.',
    sent: 'We emailed your quote to {{email}}',
    sentHelp: 'It can take a minute to arrive. Not there? Look in your spam folder, or send it again.',
  },
  agent: {
    lead: 'A licensed agent will look at this quote and answer you by email. You’ll get a copy of what we send.',
    name: 'Full name',
    to: 'Email address',
    phone: 'Phone number',
    phoneHint: 'Ten digits. It goes to the agent, who calls only if you agree below.',
    byEmailOnly: 'Leave it unchecked and an agent will only email you.',
    sending: 'Sending your request',
    failed: 'We couldn’t send your request. What you typed is still here.',
    sent: 'An agent will contact you',
    sentEmail: 'By email at {{email}}. We sent a copy of your request there.',
    sentPhone: 'By email at {{email}} or by phone at {{phone}}. We emailed you a copy of your request.',
  },
  close: 'Close',
  cancel: 'Cancel',
};
