import { contradictsVehicles, showsExplanation, type AskedQuestion } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { ChoiceCards, Stack, Text } from '@shared/ui';
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
  const text = t('questions.numbered', { number, text: t(`questions:${code}`) });
  return (
    <Stack $gap={4}>
      {disabled ? (
        <FixedAnswer text={text} reason={reason} />
      ) : (
        <ChoiceCards
          name={code}
          legend={text}
          error={problem === undefined ? undefined : t('questions.unanswered')}
          value={value === null ? null : value ? 'yes' : 'no'}
          onValueChange={answer}
          options={[
            { value: 'yes', label: t('questions.yes') },
            { value: 'no', label: t('questions.no') },
          ]}
          columns={2}
          short
        />
      )}
      {showsExplanation(code, value) ? (
        <ExplanationField questionsForm={questionsForm} code={code} number={number} />
      ) : null}
    </Stack>
  );
}

/** An answer that other facts fix: text with its reason instead of a choice (reading 73). */
function FixedAnswer({ text, reason }: { text: string; reason: string | undefined }) {
  return (
    <Stack $gap={2}>
      <Text $strong>{text}</Text>
      <Text>{reason}</Text>
    </Stack>
  );
}
