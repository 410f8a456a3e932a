/** Signing, and loading the signed documents (specification 2.12 and 4). */
export const signing = {
  signing: {
    bindingMessage:
      'We’re checking your payment with the card service. Then your policy gets its number, and we prepare your documents.',
    unheardTitle: 'The card service hasn’t confirmed your payment yet',
    unheardBody: 'Try again in a moment. If it went through, we’ll finish it and email you.',
    unheardKept: 'You won’t be charged twice.',
    waitingTitle: 'Getting documents to Sign',
    waitingMessage: 'Your policy gets its number, and we prepare your documents. This takes a few seconds.',
    slow: 'This is taking longer than usual. You can wait here or come back later. We’ll email you too.',
    toPayment: 'Back to the payment',
    heading: 'One step left: sign',
    lead: 'Your card is held for {{amount}}. You’re charged only after you sign. Your policy number is {{number}}.',
    call: 'Sign now',
    away: 'You’ll go to the signing service. It brings you back here when you’re done.',
    until: 'Sign by {{last}}. After that, the policy number is canceled and nothing is charged.',
    starts: 'Coverage begins at 12:01 a.m. on {{date}}, or when you sign, whichever is later.',
    frame: 'Signing your documents',
    loadingTitle: 'Loading your documents',
    loadingMessage: 'Opening the signing service. This takes a few seconds.',
    notLoadedTitle: 'The signing service didn’t load',
    notLoadedBody:
      'Your policy number and your payment are safe. Try again in a moment, or contact us if it doesn’t open.',
    checking: 'Checking your signature',
    notSigned: 'The signing service has no signature from you yet. Please finish signing below.',
    checkFailed: 'We couldn’t check your signature. Your signature is safe.',
    check: 'Check again',
    endingTitle: 'Your purchase wasn’t completed',
    endingMessage: 'You weren’t charged. Any hold on your card is being released.',
  },
  confirmation: {
    title: 'Fetching your documents',
    message: 'Getting your signed documents from the signing service.',
    notSignedTitle: 'Your documents aren’t signed yet',
    notSignedBody: 'The signing service has no signature from you. You aren’t covered until you sign.',
    sign: 'Read and sign',
    failedTitle: 'We couldn’t get your documents',
    failedBody: 'Try again in a moment. If you’ve signed, we’ll finish it and email you everything.',
    failedKept: 'Your payment and your signature are safe.',
    check: 'Check again',
  },
};
export type SigningTexts = typeof signing;
