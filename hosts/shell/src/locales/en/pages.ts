/** Texts of the shell's own pages, in their own chunk. */
export const pages = {
  contactUs: {
    endedTitle: 'Your purchase wasn’t completed',
    endedBody:
      'No policy was issued, and you weren’t charged. Any hold on your card is released. Contact us and we’ll finish this with you.',
    reasons: {
      rater_error: 'No carrier can offer a price online. Contact us to finalize your quote.',
      quote_incomplete: 'Add at least one vehicle and one driver.',
      credit_score_missing: 'Tell us about the policyholder’s credit.',
      no_licensed_driver: 'At least one driver needs a license.',
      too_many_at_fault: 'There are too many at-fault accidents on this quote.',
      dwi_suspended: 'This carrier doesn’t accept the driving record on this quote.',
      other: 'There was an error processing your quote, please contact us to finalize your quote.',
    },
    title: 'Contact us',
    lead: 'A licensed agent can finish this with you.',
    unavailable: 'We couldn’t reach our quoting system. What you’ve entered so far is saved.',
    retry: 'Try again',
    retrying: 'Checking our quoting system',
    stillUnavailable: 'Our quoting system is still not answering. Try again in a few minutes.',
    byPhone: 'By phone',
    byEmail: 'By email',
    review: 'Go back to your quote',
  },
  privacyPage: {
    title: 'Privacy',
    lead: 'What this site keeps about you, and why.',
    consents: {
      title: 'What you agreed to',
      lead: 'For the quote in this browser, in the words you were shown.',
      none: 'Nothing so far. We call a phone number only after you check the box that says we may.',
      given: 'Given on {{date}}',
      withdrawn: 'Withdrawn on {{date}}. We told the agent.',
      choiceWithdrawn: 'Withdrawn on {{date}}. Your application will ask for this choice again.',
      onPaper:
        'What you signed stays valid. If you withdraw, we’ll tell the agent to send later documents by mail, at no charge. You can also ask for that by calling {{phone}} or emailing {{email}}.',
      nowOnPaper:
        'Withdrawn on {{date}}. We told the agent to send later documents by mail. What you signed stays valid.',
      withdraw: {
        telephone_contact: 'Withdraw permission to call me',
        application_statement: 'Withdraw my statement',
        electronic_records: 'Withdraw consent to electronic documents',
        um_rejection: 'Withdraw my rejection of uninsured motorist coverage',
        uim_rejection: 'Withdraw my rejection of underinsured motorist coverage',
        umpd_rejection: 'Withdraw my rejection of uninsured motorist property damage coverage',
        pip_rejection: 'Withdraw my rejection of personal injury protection',
        line: 'Take back this choice',
        tort_limited: 'Withdraw my choice of limited tort',
        tort_full: 'Withdraw my choice of full tort',
      },
      withdrawing: 'Withdrawing',
      loading: 'Loading what you agreed to',
      failed: 'We couldn’t withdraw it. Try again, or call {{phone}}.',
      closed: 'Your policy is being issued with this choice. Call {{phone}} to change it.',
      unread: 'We couldn’t load what you agreed to.',
      retry: 'Try again',
    },
    points: [
      'We ask only for what a carrier needs to give you a price: where you live, your cars and your drivers.',
      'Inside the secure connection, your browser encrypts what you enter a second time. So no one can read it in logs, in proxies or with tools that watch our traffic. It can’t protect you from the servers that send you this page. For that, you have to trust us.',
      'Your quote opens only with a key that stays in your browser. A link we email you can open it in one more browser, which gets its own key.',
      'We measure how fast our pages load and which parts fail, so that we can fix them. These reports don’t say who you are, what you enter or which quote is yours. If your browser asks sites not to track you, it sends none.',
      'We use your email address only for the emails you ask for. We call your phone number only if you agree.',
      'If you ask us to tell you when we get to your ZIP code, we store your email address encrypted and email you once. The link in our first email deletes it. We delete it ourselves once we’ve told you, or {{years}} years after you last asked.',
      'We encrypt Social Security and license numbers. We never send them back to your browser in full.',
      'There is no advertising and no tracking on these pages. Two cookies remember your language and the version of the site you’re using. A third holds a random number for a day, so that no one visitor can crowd out the rest. While we try out a new version, a fourth holds a random number that decides who gets it, for 30 days.',
      'Chat opens only when you ask for it. The agent sees your name, email and phone number, if you gave them to us. There is no chat on the pages where you pay and sign.',
      '“Start over” removes your quote’s number and key from this browser.',
    ],
  },
  seller: {
    title: 'Who sells this insurance',
    who: '{{agency}} sells the policies you compare here, and the carriers issue them. You pay us nothing: the carrier you choose pays us a commission.',
    licenses: 'Our agency licenses: {{numbers}}',
  },
  recipients: {
    title: 'Who gets your answers, and when',
    prices:
      'You ask for prices: each carrier in your state gets your ZIP code. It also gets what you told us about your cars, drivers, home and current insurance.',
    final:
      'You ask for your final price: the carrier you chose gets your whole application, with names, addresses, license numbers and Social Security number. No other carrier gets it. If you compare all of them again, they get only what the price is made from.',
    signed:
      'You pay and sign: that carrier gets your signed documents. A card service gets your card number, which we never see, and a signing service gets the documents you sign.',
    others: 'These are the carriers, with the names we use for short and the states where they sell:',
    carrier: '{{full}} ({{short}}): {{states}}',
  },
  keptFor: {
    title: 'How long we keep your answers',
    lead: 'Counted from your last change. Then we erase them by ourselves.',
    draft: 'Answers without a price: {{period}}.',
    priced: 'Answers with a price: {{period}}.',
    application: 'An application that didn’t become a policy: {{period}}.',
    policy: 'A policy you bought, with its documents: {{period}}.',
    inState: 'In {{state}}: {{period}}.',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
  },
  noQuoteHere: {
    lead: 'There is no quote in this browser. Open the link in one of our emails here, then come back to this page. Or call {{phone}} or email {{email}}.',
    start: 'Start a quote',
  },
  myData: {
    title: 'Get my data',
    lead: 'A file with everything we keep of your quote. You can read it on any device.',
    numbers: 'The file shows only the end of long ID numbers: the last four digits.',
    get: 'Download my data',
    getting: 'Getting your data',
    failed: 'We couldn’t get your data.',
  },
  eraseData: {
    title: 'Erase my data',
    lead: 'This erases your quote here and on our servers. You can’t undo it.',
    what: 'What goes: your answers, your prices, what you agreed to, emails that haven’t gone out yet, and the links in those that have.',
    policy:
      'If you bought a policy, we have to keep it. Then nothing is erased, and we tell you for how long we keep it.',
    erase: 'Erase everything',
    erasing: 'Erasing your data',
    first: 'Get my data first',
    failed: 'We couldn’t erase your data.',
    paying: 'A payment or a signature is still open. Finish or cancel it, or call {{phone}}, and try again.',
    doneTitle: 'Your data is erased',
    doneLead:
      'Your quote and its key are gone, here and on our servers. Links in our emails no longer open it.',
    start: 'Start a new quote',
    keptTitle: 'Your policy is kept',
    keptLead:
      'The law and your carrier ask us to keep a policy and its documents for {{years}} years. They stay encrypted with a key of their own. Call {{phone}} if you have questions.',
  },
  accessibilityPage: {
    title: 'Accessibility',
    lead: 'This site is meant to work for everyone.',
    points: [
      'We aim to meet WCAG 2.2, level AA. Every step works with the keyboard alone and with a screen reader.',
      'You can enlarge text to 200%. Colors follow your light or dark setting. Motion stops if your device asks for less.',
      'If something doesn’t work for you, call {{phone}} or email {{email}}. We can take your quote by phone.',
    ],
  },
};

export type PagesTexts = typeof pages;
