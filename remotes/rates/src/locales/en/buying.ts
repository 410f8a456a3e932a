export const ratesBuying = {
  /** The program explained, on request and before buying where required (specification 4, Buying). */
  program: {
    title: 'The monitored driver program',
    lead: 'For {{months}} months an app tracks your braking, turning and speed.',
    enroll: 'Enroll',
    enrollBody:
      'After you buy, we’ll email you how to get the app. Every insured driver installs it on their own phone.',
    drive: 'Drive',
    driveBody:
      'Drive as you always do. The app works by itself; you can see each trip and correct who was driving.',
    form: 'Form your rate',
    formBody:
      'After {{months}} months, your driving sets your rate. Careful driving lowers it at renewal. Rough driving can raise it.',
    close: 'Got it',
  },
  transfer: {
    close: 'Close',
    title: 'Transferring you to a secure portal',
    message: 'We’re saving this price with your application.',
  },
  closed: {
    title: 'This quote can no longer be changed',
    body: 'You’re paying for it in another tab or browser, at the price you chose there.',
    action: 'Go to my purchase',
  },
  /** A moratorium, for example before a storm. */
  stopped: {
    title: 'New policies are paused in your area',
    body: 'Carriers sometimes pause new policies, before a big storm for example. Your quote is saved. An agent can tell you when you can buy.',
  },
  monitored: {
    title: 'This price comes with a monitored driver program',
    body: 'In your state, this carrier requires it for everyone. You can choose another carrier instead.',
    accept: 'I agree, continue',
    cancel: 'See other carriers',
  },
  /** Failures, in the parts that show them. */
  trouble: {
    buy: 'We couldn’t start your application. Your price is saved. Try again, or call us.',
    stopped:
      'This carrier has paused new policies in your area. Your quote is saved. Choose another carrier, or contact an agent.',
    price: 'Your price has changed. Check the new one, then press Buy online again.',
    plan: 'We couldn’t update your price. This is your old price. Nothing was lost.',
    saving: 'We couldn’t save that coverage, so we kept the one you had. Try again.',
    stale: 'Your quote changed in another tab. This is the latest: choose again.',
  },
};
