/** Texts of the dialog that emails a link to a step, in their own chunk. */
export const later = {
  later: {
    lead: 'We’ll email you a link that brings you back to this step, with the answers you’ve saved. It works once and expires in {{days}} days.',
    unsaved: 'Anything you typed on this page but haven’t saved yet won’t be there.',
    card: 'Card details are never saved. You’ll enter them when you come back.',
    signing: 'Sign before your deadline. After that, your purchase is canceled and nothing is charged.',
    email: 'Your email address',
    incomplete: 'Enter your full email address.',
    submit: 'Email me a link',
    sending: 'Sending',
    failed: 'We couldn’t email your link.',
    sentTitle: 'We’re emailing a link to {{email}}',
    sentBody: 'It works once and expires in {{days}} days. You can close this page now.',
    sentHelp: 'Not there in a few minutes? Look in your spam folder.',
  },
};

export type LaterTexts = typeof later;
