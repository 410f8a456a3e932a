/** Texts around every screen. `{{brand}}`, `{{phone}}` and `{{email}}` come from the configuration. */
export const frame = {
  title: '{{brand}}: car insurance quotes',
  description:
    'Compare car insurance prices from several carriers and buy online. You don’t need an account.',
  skip: 'Skip to the main content',
  call: 'Call {{phone}}',
  chat: 'Chat',
  marketing: 'About {{brand}}',
  otherLanguage: 'Español',
  otherLanguageShort: 'ES',
  otherLanguageHint: 'Ver esta página en español',
  home: '{{brand}}, start page',
  header: 'Site',
  footer: 'Help and legal',
  contact: 'Contact us',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  progress: 'Your progress',
  stepText: '{{step}} of {{of}}',
  stepDone: '(done)',
  finishLater: 'Finish later',
  loading: 'Loading',
  late: 'This page is taking a while.',
  failure: {
    title: 'This part of the site isn’t answering',
    kept: 'What you entered is saved. Try again now, or let us help you another way.',
    retry: 'Try again',
    call: 'Call us',
    email: 'Email us',
  },
};

export type FrameTexts = typeof frame;
