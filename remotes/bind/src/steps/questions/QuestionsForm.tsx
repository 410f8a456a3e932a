import type { Quote } from '@shared/domain';
import {
  followUpCode,
  outcomesOf,
  verdictOf,
  type AnswerOutcome,
  type AskedQuestion,
  type QuestionFacts,
} from '@shared/domain/purchase';
import { StepForm, type StepFormProps } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { useState, type ReactNode } from 'react';
import { MismatchDialog } from './MismatchDialog';
import { OutcomeNotice, type WayOn } from './OutcomeNotice';
import { QuestionFields } from './QuestionFields';
import { settledQuestions, type QuestionValues } from './questionValues';
import { useQuestionsForm, type QuestionsFormState } from './useQuestionsForm';

interface QuestionsFormProps extends StepFormProps<QuestionValues> {
  quote: Quote;
  facts: QuestionFacts;
  carrier: string;
  /** Saves the answers and takes another way on than the next step. */
  onTake: (values: QuestionValues, way: WayOn) => Promise<void>;
  isSent: boolean;
}

/**
 * The questions of the state and carrier, numbered in order (specification 2.12, reading 31). While an answer leads
 * elsewhere than to the next step, Save links to it (reading 56).
 */
export function QuestionsForm({ quote, facts, carrier, onTake, isSent, ...step }: QuestionsFormProps) {
  const { t } = useTexts('bind');
  const questionsForm = useQuestionsForm(quote, facts, step.elsewhere);
  const questions = settledQuestions(questionsForm.values, facts);
  const numberOf = (field: string) => {
    const isOf = ({ question_code: code }: AskedQuestion) => field === code || field === followUpCode(code);
    return questions.findIndex(isOf) + 1;
  };
  const outcomes = outcomesOf(questions, quote, facts.carrier);
  const field = verdictOf(outcomes)?.question;
  const take = useTake(questionsForm, step.elsewhere.clashes, onTake);
  const notice = (outcome: AnswerOutcome) => (
    <OutcomeNotice
      {...{ outcome, carrier, isSent }}
      state={facts.state}
      busy={step.busy}
      onTake={(way) => void take(way)}
    />
  );
  return (
    <StepForm
      {...step}
      of="bind"
      names={(name) => t('questions.named', { number: numberOf(name) })}
      form={questionsForm.form}
      savingText={t('questions.saving')}
      open={field && { field, message: t('questions.outcome.open', { number: numberOf(field) }) }}
    >
      <Questions {...{ questionsForm, questions, outcomes, notice }} />
    </StepForm>
  );
}

/** Saves and takes a way on; asks for what is missing first. */
function useTake(
  { form }: QuestionsFormState,
  clashes: boolean,
  onTake: QuestionsFormProps['onTake'],
): (way: WayOn) => Promise<void> {
  return async (way) => {
    // Only a press of Save reports the answer that leads elsewhere.
    if (clashes || !(await form.trigger())) return form.handleSubmit(() => undefined)();
    const values = form.getValues();
    form.reset(values);
    return onTake(values, way);
  };
}

interface QuestionsProps {
  questionsForm: QuestionsFormState;
  questions: readonly AskedQuestion[];
  outcomes: readonly AnswerOutcome[];
  notice: (outcome: AnswerOutcome) => ReactNode;
}

function Questions({ questionsForm, questions, outcomes, notice }: QuestionsProps) {
  const [isMismatched, setMismatched] = useState(false);
  return (
    <>
      {questions.map((question, index) => {
        const outcome = outcomes.find((one) => one.question === question.question_code);
        return (
          <QuestionFields
            key={question.question_code}
            {...{ questionsForm, question }}
            number={index + 1}
            onMismatch={() => setMismatched(true)}
            outcome={outcome && notice(outcome)}
          />
        );
      })}
      <MismatchDialog open={isMismatched} onClose={() => setMismatched(false)} />
    </>
  );
}
