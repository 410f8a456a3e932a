import { contradictsVehicles, showsExplanation, type AskedQuestion } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { ChoiceCards, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FixedAnswer } from '../../parts/FixedAnswer';
import { ExplanationField } from './ExplanationField';
import { useForcedReason } from './useForcedReason';
import type { QuestionsFormState } from './useQuestionsForm';

interface QuestionFieldsProps {
  questionsForm: QuestionsFormState;
  question: AskedQuestion;
  number: number;
  /** Called when the answer contradicts the vehicles (section 4) and was cleared. */
  onMismatch: () => void;
  /** What the answer leads to, if the carrier does not just accept it. */
  outcome: ReactNode;
}

/** One question: its number, Yes or No, and the explanation field after a Yes. */
export function QuestionFields({ outcome, ...props }: QuestionFieldsProps) {
  const { questionsForm, question, number } = props;
  const { question_code: code, value, disabled } = question;
  return (
    <Stack $gap={4}>
      {disabled ? <ForcedAnswer {...props} /> : <YesOrNo {...props} />}
      {showsExplanation(code, value) ? (
        <ExplanationField questionsForm={questionsForm} code={code} number={number} />
      ) : null}
      <Told>{outcome}</Told>
    </Stack>
  );
}

/** Announced when it appears; while empty it is out of the flow, so that it takes no gap. */
const Told = styled.output`
  display: block;
  &:empty {
    position: absolute;
  }
`;

type AnswerProps = Omit<QuestionFieldsProps, 'outcome'>;

function YesOrNo({ questionsForm, question, number, onMismatch }: AnswerProps) {
  const { t } = useTexts('bind');
  const { form, facts } = questionsForm;
  const { question_code: code, value } = question;
  const answer = (chosen: 'yes' | 'no') => {
    const isMismatch = contradictsVehicles(code, chosen === 'yes', facts);
    form.setValue(code, isMismatch ? null : chosen === 'yes', { shouldDirty: true });
    if (isMismatch) onMismatch();
  };
  return (
    <ChoiceCards
      name={code}
      legend={t('questions.numbered', { number, text: t(`questions:${code}`) })}
      error={form.formState.errors[code] === undefined ? undefined : t('questions.unanswered')}
      value={value === null ? null : value ? 'yes' : 'no'}
      onValueChange={answer}
      options={[
        { value: 'yes', label: t('questions.yes') },
        { value: 'no', label: t('questions.no') },
      ]}
      columns={2}
      short
    />
  );
}

function ForcedAnswer({ questionsForm, question, number }: AnswerProps) {
  const { t } = useTexts('bind');
  const text = t(`questions:${question.question_code}`);
  return (
    <FixedAnswer
      question={t('questions.numbered', { number, text })}
      reason={useForcedReason(question, questionsForm.quote)}
    />
  );
}
