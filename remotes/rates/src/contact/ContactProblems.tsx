import type { ApiError } from '@shared/api-client';
import { tellFailure, textOfProblem, useTexts } from '@shared/i18n';
import { ErrorSummary, type FieldProblem } from '@shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './contactValues';

/** In the order of the form. */
const FIELDS = ['fullName', 'to', 'phoneNumber'] as const;

interface Props {
  form: UseFormReturn<ContactValues>;
  failure: ApiError | undefined;
}

/** The form's errors, or why it could not be sent; focused after each failed submit. */
export function ContactProblems({ form: { formState }, failure }: Props) {
  const { t } = useTexts('rates');
  const { errors, submitCount } = formState;
  const problems = FIELDS.flatMap((field): FieldProblem[] => {
    const message = textOfProblem(t, errors[field]?.message);
    return message === undefined ? [] : [{ field, message }];
  });
  if (problems.length > 0 && submitCount > 0) {
    const title = t('common:form.summary', { count: problems.length });
    return <ErrorSummary key={submitCount} title={title} errors={problems} />;
  }
  if (!failure) return null;
  return (
    <ErrorSummary
      key={submitCount}
      title={t('contact.agent.failed')}
      errors={[{ message: tellFailure(t, failure) }]}
    />
  );
}
