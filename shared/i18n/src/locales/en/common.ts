import { failedCalls } from './failedCalls';
import type { ClientCode, ErrorCode } from '@shared/domain';

/** Error texts besides those of the codes. */
type Sentence = `retry_in${'' | '_seconds'}_${'one' | 'other'}` | 'rating' | 'reference';

/**
 * Texts shared by every part: progress road, alerts, start over, failures (look: short sentences, 'you', what comes
 * next).
 */
export const common = {
  progress: {
    start: 'Start',
    policy: 'Policy',
    drivers: 'Drivers',
    vehicles: 'Vehicles',
    coverages: 'Coverages',
    questions: 'Questions',
    review: 'Review',
    payments: 'Payments',
    signatures: 'Signatures',
    confirmation: 'Confirmation',
  },
  actions: {
    close: 'Close',
    start_over: 'Start over',
  },
  form: {
    summary_one: 'Please fix one answer',
    summary_other: 'Please fix {{count}} answers',
  },
  loading: { title: 'Loading' },
  alert: {
    region: 'Messages',
    dismiss: 'Dismiss this message',
    repeating: 'We’re having trouble connecting. We’ll keep trying, and your answers are safe.',
  },
  alerts: {
    covered: 'Congratulations, we cover {{zip}}.',
    vehicle_saved: 'Your car was updated.',
    coverage_saved: 'Your coverage was saved.',
    coverage_failed: 'There was an error updating your vehicle coverage',
    driver_saved: 'The driver was updated.',
    replaced_elsewhere: 'Another quote was opened in another tab. This browser now shows that one.',
    changed_elsewhere: 'Your application was changed in another tab or browser. Continue from here.',
    documents_failed: 'There is an error while getting documents',
    pdf_invalid: 'Error in PDF file',
    provider_error: '{{description}}',
    max_vehicles: 'You can add up to {{count}} vehicles.',
    max_drivers: 'You can add up to {{count}} drivers.',
  },
  start_over: {
    title: 'Start over?',
    body: 'This will erase your information currently provided, and you will need to start over. This will reset your application.',
    confirm: 'Erase and start over',
    cancel: 'Keep my quote',
  },
  errors: {
    ...failedCalls,
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
  } satisfies Record<ClientCode, string> & Partial<Record<ErrorCode | Sentence, string>>,
};
