import { useAnswerQuestions, useSendReferral } from '@shared/api-client/hooks';
import { forwardPath, paths, purchaseJourney, type Quote } from '@shared/domain';
import type { QuestionFacts } from '@shared/domain/purchase';
import { useNavigate } from 'react-router-dom';
import { settled, useStepSave } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { useState } from 'react';
import type { WayOn } from './OutcomeNotice';
import { QUESTIONS_DRAFT, toUpdate, type QuestionValues } from './questionValues';

/** Saves the answers: on to the review, to the other carriers, or to the agent by email (reading 56). */
export function useQuestionsSave(quote: Quote, facts: QuestionFacts) {
  const { t } = useTexts('bind');
  const navigate = useNavigate();
  const { trigger, isMutating, error } = useAnswerQuestions();
  const referral = useSendReferral();
  const [isSent, setSent] = useState(false);
  const { elsewhere, formKey, finish, partSaved, giveUp } = useStepSave(
    quote,
    QUESTIONS_DRAFT,
    ({ of }) => of === 'questions',
  );
  const save = async (values: QuestionValues) => {
    if ((await finish(trigger(toUpdate(values, facts)))) === null) return;
    await navigate(forwardPath(purchaseJourney, 'questions', quote));
  };
  const take = async (values: QuestionValues, way: WayOn) => {
    const saved = await settled(trigger(toUpdate(values, facts)));
    if (saved === null) return;
    giveUp();
    partSaved(saved);
    if (way === 'others') await navigate(paths.compare(quote.id));
    else setSent((await settled(referral.trigger())) !== null);
  };
  return {
    formKey,
    form: {
      elsewhere,
      busy: isMutating || referral.isMutating,
      failure: error ?? referral.error,
      failureTitle: t(referral.error ? 'questions.outcome.failed' : 'questions.failed'),
      onSave: save,
      onTake: take,
      isSent,
    },
  };
}
