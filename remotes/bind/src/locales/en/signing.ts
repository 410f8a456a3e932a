/** Signing, and loading the signed documents (specification 2.12 and 4). */
export const signing = {
  signing: {
    bindingMessage:
      'We ask the card service about your payment; then your policy gets its number, and its papers are made.',
    unheardTitle: 'The card service has not confirmed your payment yet',
    unheardBody: 'Ask again in a moment. If it went through, we’ll finish it and email you.',
    unheardKept: 'You are charged once at most.',
    waitingTitle: 'Getting documents to Sign',
    waitingMessage: 'Your policy gets its number, and its papers are made. This takes a few seconds.',
    slow: 'This takes longer than usual. You can wait here or come back later: we’ll email you too.',
    toPayment: 'Go back to the payment',
    heading: 'Sign your documents',
    lead: 'Your policy number is {{number}}. Your card is charged only once you have signed.',
    call: 'Read and sign',
    away: 'The signing service opens, and brings you back here when you are done.',
    until: 'Sign by {{last}}. After that, the policy number is canceled and nothing is charged.',
    starts: 'Coverage starts at 12:01 a.m. on {{date}}, or when you have signed, whichever is later.',
    frame: 'Signing your documents',
    loadingTitle: 'Loading your documents',
    loadingMessage: 'Opening the signing service. This takes a few seconds.',
    notLoadedTitle: 'The signing service did not load',
    notLoadedBody:
      'Your policy number and your payment are kept. Try again in a moment, or contact us if it does not come.',
    checking: 'Checking your signature',
    notSigned: 'The signing service has no signature from you yet. Please finish signing below.',
    checkFailed: 'We could not check your signature. Your signature is kept.',
    check: 'Check again',
    endingTitle: 'Your purchase was not completed',
    endingMessage: 'You were not charged. Any hold on your card is being released.',
  },
  confirmation: {
    title: 'Fetching your documents',
    message: 'Asking the signing service for what you signed.',
    notSignedTitle: 'Your documents are not signed yet',
    notSignedBody: 'The signing service has no signature from you. Nothing is insured until you sign them.',
    sign: 'Go and sign',
    failedTitle: 'We could not fetch your documents',
    failedBody: 'Try again in a moment. If you’ve signed, we’ll finish it and email you everything.',
    failedKept: 'Your payment and your signature are kept.',
    check: 'Check again',
  },
};
export type SigningTexts = typeof signing;
