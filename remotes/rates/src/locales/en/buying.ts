export const ratesBuying = {
  /** What the program is: explained on demand, and before buying where it is asked (specification 4, Buying). */
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
    body: 'It has gone on to the payment, in another tab or browser, with the price it was bought at.',
    action: 'Go to my purchase',
  },
  monitored: {
    title: 'This price asks you to be a monitored driver',
    body: 'In your state this carrier asks it of everyone. You can choose another carrier instead.',
    accept: 'I agree, continue',
    cancel: 'See other carriers',
  },
};
