import { CARRIERS, DEFAULT_CARRIER } from '../../carriers';
import type { Quote } from '../../entities/quote';
import { hasReached } from '../../lifecycle/hasReached';
import { paths } from '../../paths';
import { defineJourney } from '../journey';

export type PaymentStepId = 'payments' | 'card' | 'signatures' | 'confirmation' | 'final';
export type PaymentSection = 'payments' | 'signatures' | 'confirmation';

const always = () => true;

/** Whether the chosen carrier uses the card SDK, the specification's first system (reading 3). */
function usesSdk(quote: Quote | null): boolean {
  return CARRIERS[quote?.selected_rate?.carrier_id ?? DEFAULT_CARRIER].paymentSystem === 'sdk';
}

/** From the final price to the issued policy (sections 2.12 and 4; both systems of reading 3). */
export const paymentJourney = defineJourney<PaymentStepId, PaymentSection>({
  id: 'payment',
  first: 'payments',
  entry: (quote) => quote !== null && hasReached(quote.status, 'FINAL_RATED'),
  sections: [
    { id: 'payments', labelKey: 'common:progress.payments', percent: 9 },
    { id: 'signatures', labelKey: 'common:progress.signatures', percent: 49 },
    { id: 'confirmation', labelKey: 'common:progress.confirmation', percent: 100 },
  ],
  steps: {
    payments: {
      section: 'payments',
      paths: ['payments'],
      path: () => paths.payments(),
      appliesWhen: always,
      isComplete: ({ status }) => hasReached(status, 'PLAN_CHOSEN'),
      next: 'card',
      invalidates: {},
    },
    card: {
      section: 'payments',
      paths: ['onlinePayment', 'cardDetails'],
      path: (quote) => (usesSdk(quote) ? paths.onlinePayment() : paths.cardDetails()),
      appliesWhen: always,
      // The payment event leads to the signatures screen before the server has responded (reading 8).
      isComplete: ({ status }) => hasReached(status, 'PAYMENT_OPEN'),
      next: 'signatures',
      invalidates: {},
    },
    signatures: {
      section: 'signatures',
      paths: ['signatures'],
      path: () => paths.signatures(),
      appliesWhen: always,
      isComplete: ({ status }) => hasReached(status, 'BOUND'),
      next: 'confirmation',
      invalidates: {},
    },
    confirmation: {
      section: 'confirmation',
      paths: ['confirmation'],
      path: (quote) => (quote ? paths.confirmation(quote.id) : paths.start()),
      appliesWhen: always,
      isComplete: ({ status }) => hasReached(status, 'COMPLETE'),
      next: 'final',
      invalidates: {},
    },
    final: {
      section: 'confirmation',
      paths: ['final', 'issued'],
      path: (quote) => {
        if (!quote) return paths.start();
        return usesSdk(quote) ? paths.final(quote.id) : paths.issued(quote.id);
      },
      appliesWhen: always,
      isComplete: always,
      next: null,
      invalidates: {},
    },
  },
});
