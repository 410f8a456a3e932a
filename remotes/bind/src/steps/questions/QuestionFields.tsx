import { contradictsVehicles, showsExplanation, type AskedQuestion } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { ChoiceCards, Stack } from '@shared/ui';
import { ExplanationField } from './ExplanationField';
import { useForcedReason } from './useForcedReason';
import type { QuestionsFormState } from './useQuestionsForm';

interface QuestionFieldsProps {
  questionsForm: QuestionsFormState;
  question: AskedQuestion;
  number: number;
  /** Called when the answer contradicts the vehicles (section 4) and was cleared. */
  onMismatch: () => void;
}

/** One question: its number, Yes or No, and the explanation field after a Yes. */
export function QuestionFields({ questionsForm, question, number, onMismatch }: QuestionFieldsProps) {
  const { t } = useTexts('bind');
  const { form, facts, quote } = questionsForm;
  const { question_code: code, value, disabled } = question;
  const problem = form.formState.errors[code]?.message;
  const reason = useForcedReason(question, quote);
  const answer = (chosen: 'yes' | 'no') => {
    const isMismatch = contradictsVehicles(code, chosen === 'yes', facts);
    form.setValue(code, isMismatch ? null : chosen === 'yes', { shouldDirty: true });
    if (isMismatch) onMismatch();
  };
  return (
    <Stack $gap={4}>
      <ChoiceCards
        name={code}
        legend={t('questions.numbered', { number, text: t(`questions:${code}`) })}
        hint={reason}
        error={problem === undefined ? undefined : t('questions.unanswered')}
        disabled={disabled}
        value={value === null ? null : value ? 'yes' : 'no'}
        onValueChange={answer}
        options={[
          { value: 'yes', label: t('questions.yes') },
          { value: 'no', label: t('questions.no') },
        ]}
        columns={2}
        short
      />
      {showsExplanation(code, value, facts) ? (
        <ExplanationField questionsForm={questionsForm} code={code} number={number} />
      ) : null}
    </Stack>
  );
}
