export const ratesBuying = {
  /** The program explained, on request and before buying where required (specification 4, Buying). */
  program: {
    title: 'The monitored-driver program',
    lead: 'For {{months}} months an app notes how you brake, turn and speed.',
    enroll: 'Enroll',
    enrollBody:
      'After you buy, you get a link to the app. Every driver on the policy puts it on their own phone.',
    drive: 'Drive',
    driveBody:
      'Drive as you always do. The app works by itself; you can see each trip and correct who was driving.',
    form: 'Form your rate',
    formBody:
      'After {{months}} months your own driving forms your rate. Careful driving lowers it at renewal; rough driving can raise it.',
    close: 'Got it',
  },
  transfer: {
    title: 'Transferring you to a secure portal',
    message: 'We keep this price beside your application.',
  },
  closed: {
    title: 'This quote can no longer be changed',
    body: 'You’re paying for it in another tab or browser, at the price you chose there.',
    action: 'Go to my purchase',
  },
  /** A moratorium, for example before a storm. */
  stopped: {
    title: 'New policies are paused in your area',
    body: 'Insurers pause new policies for a while, before a big storm for example. Your quote is saved. An agent can tell you when you can buy.',
    agent: 'Contact an agent',
  },
  monitored: {
    title: 'This price asks you to be a monitored driver',
    body: 'In your state this carrier asks it of everyone. You can choose another carrier instead.',
    accept: 'I agree, continue',
    cancel: 'See other carriers',
  },
  /** Failures, in the parts that show them. */
  trouble: {
    buy: 'We could not start your application. Your price is kept; try again, or call us.',
    stopped:
      'This insurer has paused new policies in your area. Your quote is saved. Choose another insurer, or contact an agent.',
    price: 'Your price has changed. Check the new one, then press Buy online again.',
    plan: 'We could not work out the new price. This is the one before; nothing was lost.',
    saving: 'We couldn’t save that coverage, so we kept the one you had. Try again.',
    stale: 'Your quote changed in another tab. This is the latest: choose again.',
  },
};
