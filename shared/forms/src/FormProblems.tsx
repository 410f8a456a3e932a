import type { ApiError } from '@shared/api-client';
import { useTexts } from '@shared/i18n';
import { ErrorSummary, type FieldProblem } from '@shared/ui';
import { useState } from 'react';
import type { FieldErrors, FieldValues, UseFormGetValues } from 'react-hook-form';
import { fieldProblems } from './fieldProblems';
import { useApiProblems, type FormOf } from './useApiProblems';
import { useFieldNames } from './useFieldNames';

/** What is still to be done before a form can be sent that is none of its answers, as a line of the summary. */
export interface OpenTask extends FieldProblem {
  /** The answers of the form that it stands for: their own faults are not told beside it. */
  insteadOf?: readonly string[];
}

interface FormProblemsProps<Values extends FieldValues> {
  of: FormOf;
  /** What a line calls a field; left out, as the namespace's `attributes` call it. */
  names: ((field: string) => string) | undefined;
  errors: FieldErrors<Values>;
  getValues: UseFormGetValues<Values>;
  /** How often the form was sent: each time the summary takes the focus again. */
  submitCount: number;
  open: OpenTask | undefined;
  /** Why the last call failed, and what that failure is called (section 8). */
  failure: ApiError | undefined;
  failureTitle: string;
}

/** Everything wrong with a step, at its top, focused when it appears (reading 21); nothing while all is well. */
export function FormProblems<Values extends FieldValues>(props: FormProblemsProps<Values>) {
  const { of, errors, getValues, submitCount, open, failure, failureTitle } = props;
  const { t } = useTexts('common');
  const attributes = useFieldNames(of);
  const nameOf = props.names ?? attributes;
  const grouped = props.names !== undefined;
  const failed = useApiProblems(of, failure, { getValues, nameOf });
  const faults = fieldProblems(errors, { t, nameOf, grouped }).filter(
    ({ field = '' }) => !open?.insteadOf?.includes(field),
  );
  const found = useUntilMended(submitCount, submitCount === 0 ? [] : open ? [open, ...faults] : faults);
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
