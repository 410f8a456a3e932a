import type { Quote } from '@shared/domain';
import { followUpCode, type AskedQuestion, type QuestionFacts } from '@shared/domain/purchase';
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

/** The questions of the state and carrier, numbered in order (specification 2.12, reading 31). */
export function QuestionsForm({ quote, facts, ...step }: QuestionsFormProps) {
  const { t } = useTexts('bind');
  const questionsForm = useQuestionsForm(quote, facts, step.elsewhere);
  const questions = settledQuestions(questionsForm.values, facts);
  const nameOf = (field: string) => {
    const isOf = ({ question_code: code }: AskedQuestion) => field === code || field === followUpCode(code);
    return t('questions.named', { number: questions.findIndex(isOf) + 1 });
  };
  const [isMismatched, setMismatched] = useState(false);
  return (
    <StepForm {...step} of="bind" names={nameOf} form={questionsForm.form} savingText={t('questions.saving')}>
      {questions.map((question, index) => (
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
