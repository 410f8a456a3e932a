import type { Quote } from '@shared/domain';
import { screen } from '@testing-library/react';
import { anApplication, aWholeDriver } from '../../../testing/anApplication';
import { openAt } from '../../../testing/openAt';

export const REVIEW = '/bol/quotes/review';

export const openReview = (changes: Partial<Quote> = {}, language: 'en' | 'es' = 'en') =>
  openAt(REVIEW, anApplication(changes), { language });

/** The value of each term, in the group with this heading or on the whole page. */
export async function answersOf(card?: string): Promise<Record<string, string>> {
  const heading = await screen.findByRole('heading', { name: card ?? 'Questions' });
  const place = card === undefined ? document.body : (heading.closest('section') ?? document.body);
  const terms = [...place.querySelectorAll('dt')].toReversed();
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

/** A driver with every extra answer. */
export const BEN = aWholeDriver({
  id: 'driver-2',
  created_at: '2026-01-06T10:00:00.000Z',
  first_name: 'Ben',
  policy_holder: false,
  policy_holder_relationship: 'spouse',
  requires_sr22: true,
  sr22_state: 'IN',
  sr22_case_number: '77-A',
  sr22_filing_date: '2025-03-01',
  defensive_driver: true,
  defensive_driver_course_completed_at: '2024-05-06',
  occupation: 'employed',
  employer_name: 'Acme',
  employer_category: 'welder',
  accident_violations: [
    { type: 'speeding_1_15', date: '2025-01-02', description: null },
    { type: 'at_fault', date: '2024-06-07', description: 'A parked car' },
  ],
});
/** The policyholder. */
export const ANN = aWholeDriver({ social_security_last4: '6789' });
