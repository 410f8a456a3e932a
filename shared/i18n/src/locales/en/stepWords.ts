/** The part of `common` that the screens themselves say; what a failed call adds is apart (`failedCalls`). */
export const stepWords = {
  actions: {
    close: 'Close',
    start_over: 'Start over',
  },
  form: {
    summary_one: 'Please fix one answer',
    summary_other: 'Please fix {{count}} answers',
  },
  loading: { title: 'Loading' },
  alerts: {
    coverage_failed: 'There was an error updating your vehicle coverage',
  },
  start_over: {
    title: 'Start over?',
    body: 'This will erase your information currently provided, and you will need to start over. This will reset your application.',
    confirm: 'Erase and start over',
    cancel: 'Keep my quote',
  },
  errors: {
    rate_limited: 'Too many tries. Wait a minute, then try again.',
    network: 'We couldn’t reach the server. Check your connection and try again.',
    timeout: 'The server didn’t answer in time. Try again.',
    unavailable: 'The service is busy right now. Try again in a moment.',
    unforeseen: 'Something went wrong on our side. Try again.',
    internal_error: 'Something went wrong on our side. Try again or contact us.',
    quote_not_found: 'We couldn’t find this quote.',
    quote_id_missing: 'Quote Id not found',
    version_stale: 'This quote was changed in another tab or browser. Check what changed, then save again.',
    quote_closed: 'This quote can no longer be changed.',
    zip_not_found: 'Please enter a valid zipcode',
    max_vehicles: 'You can add up to 6 vehicles.',
    max_drivers: 'You can add up to 6 drivers.',
    rating: 'There was an error processing your quote, please contact us to finalize your quote.',
    enc_stale: 'This device’s clock is wrong. Set it and try again.',
  },
};
