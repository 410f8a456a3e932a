/** Letters in English. */
export const en = {
  quote: {
    subject: 'Your car insurance quote from {{brand}}',
    title: 'Your quote, ready when you are',
    lead: 'For cars kept in {{place}}. Your quote number is {{number}}.',
    best: 'Lowest price: {{carrier}}',
    all: 'What each carrier would charge',
    blocks: 'Each block is one payment, from the one due when you buy to the last. All bars have one scale.',
    offer:
      '{{count}} payments: {{deposit}} when you buy, then {{rest}} of {{amount}}. {{total}} in all for {{months}} months, fees included.',
    tracked:
      ' Condition: for {{months}} months an app tracks your braking, turning and speed, and the renewal price can go up.',
    offer_saves: ' Paid in full: {{price}}, which saves {{saved}}.',
    offer_saves_by_phone: ' Paid in full, by phone or email: {{price}}, which saves {{saved}}.',
    offer_by_phone: '{{total}} in full for {{months}} months, arranged by phone or email.',
    offer_in_full: '{{total}} in full for {{months}} months.',
    cars: 'Cars',
    drivers: 'Drivers',
    you: 'You',
    driver: 'Driver {{number}}',
    estimate:
      'These prices are good until midnight on {{date}}. They are estimates until your final quote. If you come back later, we price your quote again.',
    reason: 'You’re getting this email because this address was entered at {{brand}} to get a quote.',
  },
  link: {
    action: 'Continue my quote',
    note: 'The link opens your quote in any browser, once, until {{date}}. Please don’t forward it: anyone who has it can open your quote.',
    spent: 'Link not working anymore?',
    again: 'Get a new link',
  },
  resume: {
    subject: 'Your link to continue your quote at {{brand}}',
    title: 'Continue your quote',
    lead: 'Here’s the new link you asked for.',
    reason:
      'If you didn’t ask for it, you can ignore this email. No one can open your quote without the link.',
  },
  later: {
    subject: 'Finish your quote at {{brand}}',
    title: 'Pick up where you left off',
    lead: 'The answers you saved are waiting for you. The link below takes you back to the step you left.',
    about: 'This quote is for cars kept in {{place}}.',
    reason:
      'You’re getting this email because this address was entered at {{brand}} to finish a quote later. If that wasn’t you, you can ignore it.',
  },
  waiting: {
    subject: 'We’ll email you when we get to {{zip}}',
    title: 'We’ll email you when we get to {{zip}}',
    lead: 'We don’t offer insurance in {{state}} yet. Once we do, you’ll get one email from us, and then we’ll delete your address.',
    erase: 'Changed your mind, or didn’t ask for this?',
    eraseAction: 'Delete my address',
    reason:
      'You’re getting this email because this address was entered at {{brand}} to hear when we get to {{zip}}.',
  },
  arrived: {
    subject: 'You can now get car insurance quotes for {{zip}}',
    title: 'We now offer insurance in {{zip}}',
    lead: 'You asked us to tell you. Quotes are free, and no one will contact you unless you ask.',
    action: 'See my prices',
    reason: 'You asked {{brand}} for this one email. We’ve deleted your address from our list.',
  },
  contact: {
    subject: 'Please contact me about quote {{number}}',
    title: 'A shopper asks to be contacted',
    lead: 'About quote {{number}}, for cars kept in {{place}}.',
    who: 'Shopper',
    name: 'Name: {{name}}',
    email: 'Email: {{email}}',
    phone: 'Phone: {{phone}}',
    language: 'Language: English',
    by_email: 'Please answer by email only. The shopper didn’t consent to phone calls.',
    by_phone: 'By email or phone. The shopper consented to phone calls on {{date}}.',
    best: 'Lowest price now: {{carrier}}, {{offer}}',
    reason: 'We sent this to an agent of {{brand}}, with a copy to the shopper.',
  },
  referral: {
    subject: 'An application to look at: {{number}}',
    title: 'An application needs an agent',
    lead: 'A shopper applied to {{carrier}} with quote {{number}}, for cars kept in {{place}}. The carrier refers an answer, so the shopper can’t finish online and asks for your help.',
    why: 'Questions answered Yes that need you',
    left_out:
      'Social Security and license numbers are left out. Please answer by email: your reply goes to the shopper.',
    reason: 'We sent this to an agent of {{brand}} because the shopper asked us to.',
  },
  refusal: {
    subject: 'Why {{carrier}} can’t insure you',
    title: 'Why {{carrier}} can’t insure you',
    lead: '{{carrier}} can’t insure your cars in {{place}} because you answered Yes to a question.',
    why: 'Reasons',
    others:
      'This is about one carrier. Your other answers are saved, and other carriers may still offer you a price.',
    plan: 'If no carrier accepts you, the {{plan}} can assign you one. Any licensed insurance agent in the state can apply for you.',
    reason: 'You’re getting this email because you gave this address to buy a policy at {{brand}}.',
  },
  internal: {
    subject: 'Quote {{number}} was rated',
    title: 'A quote was rated',
    lead: 'Quote {{number}}, for cars kept in {{place}}.',
    reason: 'We sent this copy to an internal address of {{brand}}.',
  },
  withdrawn: {
    subject: 'Please don’t call: quote {{number}}',
    title: 'Consent to phone calls withdrawn',
    lead: 'The shopper with quote {{number}} withdrew consent to phone calls. Please don’t call {{phone}} anymore.',
    reason: 'We sent this to an agent of {{brand}}.',
  },
  on_paper: {
    subject: 'Documents by mail from now on: {{number}}',
    title: 'Consent to electronic records withdrawn',
    lead: 'The shopper with {{number}} withdrew consent to electronic records. Please send later documents by mail, at no charge. What was signed stays valid.',
    reason: 'We sent this to an agent of {{brand}}.',
  },
  ready: {
    title: 'Your documents are ready to sign',
    lead: 'Your policy number is {{number}}. Your card is charged only after you sign.',
    until: 'Please sign by {{last}}. If you don’t, the policy number is canceled and nothing is charged.',
    starts: 'Coverage begins at 12:01 a.m. on {{date}}, or when you sign, whichever is later.',
    action: 'Read and sign',
    note: 'The link opens your purchase in any browser, once. Please don’t forward it: anyone who has it can open your purchase.',
    reason: 'You’re getting this email because you gave this address to buy a policy at {{brand}}.',
  },
  payments: {
    title: 'Your payments',
    onSigning: '{{amount}} when you sign',
    paid: '{{amount}}, charged to your card',
    later: '{{amount}} on {{date}}',
    billed:
      '{{carrier}} bills you for each later payment before it’s due. Nothing more is charged to your card.',
    event: 'Pay {{amount}} to {{carrier}}, policy {{number}}',
    file: 'payments.ics',
  },
  seller: {
    licensed:
      'Sold by {{agency}} ({{state}} license {{license}}). If you buy, the carrier pays us a commission.',
    sold: 'Sold by {{agency}} ({{state}} license {{license}}). The carrier pays us a commission.',
    agent: '{{agency}} sells car insurance. If you buy, the carrier pays us a commission.',
  },
  ended: {
    subject: 'Your purchase at {{brand}} wasn’t completed',
    title: 'Your purchase wasn’t completed',
    lead: {
      FINAL_RATED:
        'You declined to sign. The policy number was canceled, so you don’t have this coverage. Your answers are saved: you can continue from your final price.',
      EXPIRED:
        'Your application wasn’t signed in time. The policy number was canceled, so you don’t have this coverage.',
      FAILED:
        'We couldn’t complete your policy. The policy number was canceled, so you don’t have this coverage.',
    },
    noMoney:
      'You weren’t charged. The amount held on your card has been released. Your bank may need a few days to show it.',
    reason: 'You’re getting this email because you gave this address to buy a policy at {{brand}}.',
  },
  /** The program that a monitored price has, in the words of the screens. */
  program: {
    title: 'Your monitored driver program',
    steps: [
      'Enroll: to get the app, call {{carrier}} at {{phone}}. Every insured driver installs it on their own phone.',
      'Drive: for {{months}} months the app tracks your braking, turning and speed. It works by itself.',
      'Form your rate: after {{months}} months, your driving sets your rate. Careful driving lowers it at renewal. Rough driving can raise it.',
    ],
  },
  policy: {
    subject: 'Your policy {{number}}',
    title: 'You’re covered from {{date}}',
    lead: 'Your policy number is {{number}}.',
    attached:
      'Your ID cards, your declarations page and your signed application are attached. Please keep them.',
    files: { id_cards: 'id-cards.pdf', dec_page: 'declarations.pdf', esign_packet: 'signed-application.pdf' },
    reason: 'You’re getting this email because you gave this address to buy a policy at {{brand}}.',
  },
};
