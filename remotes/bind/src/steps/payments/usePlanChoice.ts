import { ApiError } from '@shared/api-client';
import { useFinalRates, useQuote, useUpdateQuote } from '@shared/api-client/hooks';
import {
  type Carrier,
  forwardPath,
  isPaidOnline,
  paths,
  paymentJourney,
  type PaymentOption,
  type Quote,
} from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useTabState } from '@shared/forms';
import { useState } from 'react';
import type { HandOver } from '../../journey/useHandOver';

const STALE: HandOver = { news: 'stale' };
const isStale = (error: ApiError): boolean => error.has('rates_stale') || error.has('plan_not_found');

/** Keeps the plan on the quote and goes on to its card; a price that is no more is shown anew. */
function useSavePlan(quoteId: string, forget: () => void) {
  const navigate = useNavigate();
  const update = useUpdateQuote();
  const { retry: rateAnew } = useFinalRates();
  const { retry: look } = useQuote();
  const save = async (code: string) => {
    try {
      const quote = await update.trigger({ payment_plan_code: code });
      forget();
      // In the place of the plans: Back from the card leads to the rates (section 4).
      void navigate(forwardPath(paymentJourney, 'payments', quote), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Another tab may be paying already: the quote then says where to go on.
      if (error.status === 409) look();
      if (!isStale(error)) return;
      rateAnew();
      void navigate(paths.finalRates(quoteId), { state: STALE });
    }
  };
  return { save, isSaving: update.isMutating, failure: update.error };
}

/** Which plan is chosen, and what that leads to (specification 4, Payment plan and payment; reading 3). */
export function usePlanChoice(quote: Quote, options: readonly PaymentOption[], carrier: Carrier) {
  const [{ chosen }, keep] = useTabState(quote.id, 'payments/plan', ({ chosen: kept }) => ({ chosen: kept }));
  const wanted = chosen ?? quote.payment_plan_code;
  // A plan that is offered no more is chosen no more.
  const code = options.find((option) => option.plan_code === wanted)?.plan_code ?? null;
  const [misses, setMisses] = useState(0);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { save, ...saving } = useSavePlan(quote.id, () => keep({ chosen: undefined }));
  const isByPhone = (asked: string | null) =>
    options.some((option) => option.plan_code === asked && !isPaidOnline(carrier.id, option));
  return {
    ...saving,
    options,
    code,
    isByPhone: isByPhone(code),
    isHelpOpen,
    closeHelp: () => setHelpOpen(false),
    /** How often it was tried to go on without a plan. */
    misses,
    choose(plan: string) {
      keep({ chosen: plan });
      setMisses(0);
      setHelpOpen(isByPhone(plan));
    },
    goOn() {
      if (code === null) setMisses(misses + 1);
      else void save(code);
    },
  };
}

export type PlanChoice = ReturnType<typeof usePlanChoice>;
