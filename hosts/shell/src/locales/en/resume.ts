/** Texts for opening a quote in another browser, in their own chunk. */
export const resume = {
  resume: {
    title: 'This quote is not open in this browser',
    lead: 'For your privacy, a web address alone opens no quote. We can email you a link that does.',
    formTitle: 'Open it here by email',
    email: 'Your email address',
    emailHint: 'The address we emailed this quote to, or the one you gave for an agent.',
    incomplete: 'Enter your whole email address.',
    submit: 'Email me a link',
    sending: 'Sending',
    sentTitle: 'Check your mail',
    sentBody:
      'If {{email}} was used with this quote, a link is on its way. It opens the quote once, within {{days}} days.',
    sentHelp: 'Nothing there in a few minutes? Look in your spam folder, or try another address.',
    failed: 'We could not ask for your link.',
    otherTitle: 'Other ways',
    other:
      'No mail was ever sent? Open the quote in the browser where it was made and choose “Email my quote” there. Or call us, and an agent will find it with you.',
    here: 'Continue with the quote in this browser',
    start: 'Start a new quote',
  },
  resumeLink: {
    title: 'Open your quote in this browser',
    lead: 'The link we emailed to you works once. Press the button where you want to continue.',
    open: 'Open my quote',
    opening: 'Opening your quote',
    holds:
      'This browser holds a quote already. Unless it is the same one, the quote from the email takes its place here.',
    replaceTitle: 'Replace the quote in this browser?',
    replaceBody:
      'The quote from your email takes the place of the one held here. If they are two quotes, the one held here can then be opened only by a link of its own.',
    replaceConfirm: 'Open the quote from the email',
    replaceCancel: 'Keep what is here',
    failed: 'We could not open your quote. The link still works; please try again.',
    spentTitle: 'This link no longer opens a quote',
    spentLead: 'A link works once, within {{days}} days. This one was used, has expired, or is incomplete.',
    newLinkTitle: 'How to get a new link',
    newLinkAgain:
      'Follow “Get a new link” at the end of the same email. It leads to your quote’s own page, which asks for your email address.',
    newLinkThere: 'Or open the quote in a browser where it still opens, and choose “Email my quote” there.',
    hereBody: 'A quote is open in this browser. If you used the link here, it is the one.',
  },
  waitingList: {
    title: 'Delete your address from our list',
    lead: 'You asked us to email you when we come to your ZIP code. Delete your address, and we won’t.',
    delete: 'Delete my address',
    deleting: 'Deleting',
    failed: 'We couldn’t delete it.',
    goneTitle: 'Your address is deleted',
    goneLead: 'We won’t email you about this ZIP code. You can ask us again any time.',
    start: 'Start a new quote',
  },
};

export type ResumeTexts = typeof resume;
