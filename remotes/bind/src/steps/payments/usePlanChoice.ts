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
  standingPlan,
} from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { useTabState } from '@shared/forms';
import { useState } from 'react';
import type { HandOver } from '../../journey/useHandOver';

const STALE: HandOver = { news: 'stale' };
const isStale = (error: ApiError): boolean => error.has('rates_stale') || error.has('plan_not_found');

/** Saves the plan on the quote and continues to its card page; an outdated price is shown again. */
function useSavePlan(quoteId: string, forget: () => void) {
  const navigate = useNavigate();
  const update = useUpdateQuote();
  const { retry: rateAnew } = useFinalRates();
  const { retry: refetch } = useQuote();
  const save = async (code: string) => {
    try {
      const quote = await update.trigger({ payment_plan_code: code });
      forget();
      // Replaces the plans in the history, so Back from the card goes to the rates (section 4).
      void navigate(forwardPath(paymentJourney, 'payments', quote), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Another tab may already be paying; the refetched quote redirects.
      if (error.status === 409) refetch();
      if (!isStale(error)) return;
      rateAnew();
      void navigate(paths.finalRates(quoteId), { state: STALE });
    }
  };
  return { save, isSaving: update.isMutating, failure: update.error };
}

/** The selected plan and its consequences (specification 4, Payment plan and payment; reading 3). */
export function usePlanChoice(quote: Quote, options: readonly PaymentOption[], carrier: Carrier) {
  const [{ chosen }, keep] = useTabState(quote.id, 'payments/plan', ({ chosen: kept }) => ({ chosen: kept }));
  const wanted = chosen ?? quote.payment_plan_code;
  const offered = options.find((option) => option.plan_code === wanted);
  // Chosen on the estimate, perhaps by another carrier's code: its way of paying stays chosen (reading 54).
  const stays = chosen === undefined && wanted !== null ? standingPlan(options, quote.pay_in_full) : null;
  const code = (offered ?? stays)?.plan_code ?? null;
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
    /** Number of submits without a plan. */
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
