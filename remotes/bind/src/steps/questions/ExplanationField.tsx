import { EXPLANATION_MAX_LENGTH } from '@shared/domain';
import { followUpCode, needsExplanation, questionData, type QuestionCode } from '@shared/domain/purchase';
import { textOfProblem, useTexts } from '@shared/i18n';
import { TextAreaField } from '@shared/ui';
import type { QuestionsFormState } from './useQuestionsForm';

interface ExplanationFieldProps {
  questionsForm: QuestionsFormState;
  code: QuestionCode;
  number: number;
}

/** The explanation of a Yes, also accepted where it is optional (section 4). */
export function ExplanationField({ questionsForm, code, number }: ExplanationFieldProps) {
  const { t } = useTexts('bind');
  const { form, values } = questionsForm;
  const name = followUpCode(code);
  const problem = form.formState.errors[name]?.message;
  const isNeeded = needsExplanation(code, true);
  const words =
    questionData(code).kind === 'business' ? 'explainBusiness' : isNeeded ? 'explain' : 'explainFreely';
  return (
    <TextAreaField
      name={name}
      label={t(`questions.${words}`, { number })}
      optionalText={isNeeded ? undefined : t('forms:optional')}
      hint={isNeeded ? t('questions.explainHint') : undefined}
      error={textOfProblem(t, problem)}
      maxLength={EXPLANATION_MAX_LENGTH}
      value={values[name] ?? ''}
      onChange={(event) => form.setValue(name, event.currentTarget.value, { shouldDirty: true })}
    />
  );
}
