/** The final pages (specification 2.12). */
export const policy = {
  policy: {
    waitingTitle: 'Fetching your documents',
    waitingMessage: 'Your policy is issued. We are getting its papers.',
    failedTitle: 'We could not show your policy',
    failedBody: 'Your policy is issued. Try again in a moment.',
    heading: 'You are all set',
    lead: 'You’re covered from {{date}}. Check your email: your policy documents are on their way to {{email}}.',
    leadNoEmail: 'You’re covered from {{date}}. Check your email: your policy documents are on their way.',
    cardLabel: 'Your policy',
    number: 'Policy number',
    dates: 'Effective dates',
    datesValue: '{{from}} to {{to}}',
    charged: 'Amount charged',
    installments: 'Still to pay',
    installmentsValue_one: '{{count}} payment of {{amount}}, fees included',
    installmentsValue_other: '{{count}} payments of {{amount}}, fees included',
    installmentsNote: '{{carrier}} tells you before each payment when it is due.',
    nothingDue: 'Nothing more is due for this term.',
    papers: 'Your documents',
    paper: { dec_page: 'Declarations page', esign_packet: 'Signed application' },
    paperHelp: {
      dec_page: 'What is insured, for how much and how long.',
      esign_packet: 'Everything you stated and signed.',
    },
    fetching: 'Fetching the document',
    preview: 'Preview',
    previewOf: 'Preview {{paper}}, opens in a new tab',
    download: 'Download',
    downloadOf: 'Download {{paper}}',
    paperFailed: 'The document did not come.',
    paperInvalid: 'This document cannot be opened. We also sent it by e-mail.',
    file: { dec_page: 'declarations-page', esign_packet: 'signed-application' },
    home: 'Go to the home page',
    homeNote: 'This browser then forgets your quote. Your policy stays as it is.',
    homeNoteEnded:
      'This browser then forgets your quote. Write its number down first, so that our team can find it.',
    errorsTitle: 'Your purchase was not completed',
    errorsUnknown: 'Something went wrong before your coverage started.',
    errorsKept: 'You were not charged. Any hold on your card is released.',
    errorsReleasing: 'You were not charged. Any hold on your card is being released.',
    errorsHelp: 'Our team finishes this with you. Have your quote number {{number}} at hand.',
    program: {
      title: 'Your Monitored Driver Program',
      lead: 'For {{months}} months an app notes how you brake, turn and speed.',
      enroll: 'Enroll',
      enrollBody:
        'You get a link to the app by e-mail. Every driver on the policy puts it on their own phone.',
      drive: 'Drive',
      driveBody:
        'Drive as you always do. The app works by itself; you can see each trip and correct who was driving.',
      form: 'Form your rate',
      formBody:
        'After {{months}} months your own driving forms your rate. Careful driving lowers it at renewal; rough driving can raise it.',
    },
  },
};
export type PolicyTexts = typeof policy;
