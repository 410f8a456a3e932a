/** The part of `common` that only the frame around the screens says. */
export const frameWords = {
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
  alert: {
    region: 'Messages',
    dismiss: 'Dismiss this message',
    repeating: 'We’re having trouble connecting. We’ll keep trying, and your answers are safe.',
  },
  alerts: {
    covered: 'Congratulations, we cover {{zip}}.',
    vehicle_saved: 'Your car was updated.',
    coverage_saved: 'Your coverage was saved.',
    driver_saved: 'The driver was updated.',
    replaced_elsewhere: 'Another quote was opened in another tab. This browser now shows that one.',
    changed_elsewhere: 'Your application was changed in another tab or browser. Continue from here.',
    documents_failed: 'There is an error while getting documents',
    pdf_invalid: 'Error in PDF file',
    provider_error: '{{description}}',
    max_vehicles: 'You can add up to {{count}} vehicles.',
    max_drivers: 'You can add up to {{count}} drivers.',
  },
};
