/** Texts for opening a quote in another browser, in their own chunk. */
export const resume = {
  resume: {
    title: 'This quote isn’t open in this browser',
    lead: 'To protect your privacy, a quote opens only where you started it or from your email link. We can email you a new link.',
    formTitle: 'Get a link by email',
    email: 'Your email address',
    emailHint: 'The address we emailed this quote to, or the one you gave for an agent.',
    incomplete: 'Enter your full email address.',
    submit: 'Email me a link',
    sending: 'Sending',
    sentTitle: 'Check your email',
    sentBody:
      'If {{email}} was used with this quote, a link is on its way. It opens the quote once and expires in {{days}} days.',
    sentHelp: 'Not there in a few minutes? Look in your spam folder, or try another address.',
    failed: 'We couldn’t send your link.',
    otherTitle: 'Other ways',
    other:
      'Never emailed your quote? Open it in the browser where you started it and choose “Email my quote.” Or call us, and an agent will find it with you.',
    here: 'Continue with the quote in this browser',
    start: 'Start a new quote',
  },
  resumeLink: {
    title: 'Open your quote in this browser',
    lead: 'The link we emailed you works once. Open it in the browser you want to use.',
    open: 'Open my quote',
    opening: 'Opening your quote',
    holds:
      'This browser already has a quote. The quote from your email will replace it, unless it’s the same one.',
    replaceTitle: 'Replace the quote in this browser?',
    replaceBody:
      'The quote from your email will replace the one in this browser. If they’re different quotes, you’ll need an email link to open the old one again.',
    replaceConfirm: 'Open the quote from the email',
    replaceCancel: 'Keep the quote in this browser',
    failed: 'We couldn’t open your quote. The link still works. Try again.',
    spentTitle: 'This link no longer opens a quote',
    spentLead:
      'A link works once and expires in {{days}} days. This one was used, has expired, or is incomplete.',
    newLinkTitle: 'How to get a new link',
    newLinkAgain:
      'Choose “Get a new link” at the end of the same email. It takes you to your quote’s page, which asks for your email address.',
    newLinkThere: 'Or open the quote in a browser where it still opens and choose “Email my quote.”',
    hereBody: 'A quote is open in this browser. If you used the link here, that’s your quote.',
  },
  handOff: {
    title: 'Opening your quote',
    lead: 'One moment. Your quote continues here.',
    failedTitle: 'Your quote didn’t open yet',
    failed: 'We couldn’t open your quote.',
    again: 'Try again',
    spentTitle: 'Please start from the other page again',
    spentLead: 'Your quote is safe. For your privacy, it opens here once and only within a minute.',
    spentBack:
      'Go back to the page where you got your prices and choose “Continue to buy” again. It takes you straight to your quote.',
  },
  waitingList: {
    title: 'Delete your address from our list',
    lead: 'You asked us to email you when we get to your ZIP code. Delete your address here, and we won’t.',
    delete: 'Delete my address',
    deleting: 'Deleting',
    failed: 'We couldn’t delete it.',
    goneTitle: 'Your address is deleted',
    goneLead: 'We won’t email you about this ZIP code. You can ask us again any time.',
    start: 'Start a new quote',
  },
};

export type ResumeTexts = typeof resume;
