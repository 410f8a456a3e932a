import type { ApiError } from '@shared/api-client';
import { useTexts } from '@shared/i18n';
import { ErrorSummary, type FieldProblem } from '@shared/ui';
import { useState } from 'react';
import type { FieldErrors, FieldValues, UseFormGetValues } from 'react-hook-form';
import { fieldProblems } from './fieldProblems';
import { useApiProblems, type FormOf } from './useApiProblems';
import { useFieldNames } from './useFieldNames';

interface FormProblemsProps<Values extends FieldValues> {
  of: FormOf;
  /** Whether a line begins with its field's name where it needs one. */
  named: boolean;
  errors: FieldErrors<Values>;
  getValues: UseFormGetValues<Values>;
  /** How often the form was sent: each time the summary takes the focus again. */
  submitCount: number;
  /** Why the last call failed, and what that failure is called (section 8). */
  failure: ApiError | undefined;
  failureTitle: string;
}

/** Everything wrong with a step, at its top, focused when it appears (reading 21); nothing while all is well. */
export function FormProblems<Values extends FieldValues>(props: FormProblemsProps<Values>) {
  const { of, named, errors, getValues, submitCount, failure, failureTitle } = props;
  const { t } = useTexts('common');
  const names = useFieldNames(of);
  const nameOf = named ? names : () => '';
  const failed = useApiProblems(of, failure, { getValues, nameOf });
  const found = useUntilMended(submitCount, submitCount === 0 ? [] : fieldProblems(errors, { t, nameOf }));
  const problems =
    found.length === 0
      ? { title: failureTitle, errors: failed }
      : { title: t('form.summary', { count: found.length }), errors: found };
  return <ErrorSummary key={submitCount} {...problems} scrollsUp />;
}

/**
 * What the last submit found, until all of it is mended. What is typed after that is judged at its field alone: a summary that
 * came back in the middle of a word would take the focus from it.
 */
function useUntilMended(submitCount: number, found: FieldProblem[]): FieldProblem[] {
  const [mendedAt, setMendedAt] = useState(submitCount);
  if (found.length === 0 && mendedAt !== submitCount) setMendedAt(submitCount);
  return mendedAt === submitCount ? [] : found;
}
