import type { Quote } from '@shared/domain';
import type { QuestionFacts } from '@shared/domain/purchase';
import { StepForm, type StepFormProps } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { useState } from 'react';
import { MismatchDialog } from './MismatchDialog';
import { QuestionFields } from './QuestionFields';
import { settledQuestions, type QuestionValues } from './questionValues';
import { useQuestionsForm } from './useQuestionsForm';

interface QuestionsFormProps extends StepFormProps<QuestionValues> {
  quote: Quote;
  facts: QuestionFacts;
}

/** The questions of the state and carrier, numbered in their order (specification 2.12, reading 31). */
export function QuestionsForm({ quote, facts, ...step }: QuestionsFormProps) {
  const { t } = useTexts('bind');
  const questionsForm = useQuestionsForm(quote, facts, step.elsewhere);
  const [isMismatched, setMismatched] = useState(false);
  return (
    <StepForm
      {...step}
      of="bind"
      named={false}
      form={questionsForm.form}
      missing={undefined}
      savingText={t('questions.saving')}
    >
      {settledQuestions(questionsForm.values, facts).map((question, index) => (
        <QuestionFields
          key={question.question_code}
          {...{ questionsForm, question }}
          number={index + 1}
          onMismatch={() => setMismatched(true)}
        />
      ))}
      <MismatchDialog open={isMismatched} onClose={() => setMismatched(false)} />
    </StepForm>
  );
}
