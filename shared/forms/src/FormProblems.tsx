import type { ApiError } from '@shared/api-client';
import { useTexts } from '@shared/i18n';
import { ErrorSummary, type FieldProblem } from '@shared/ui';
import { useState } from 'react';
import type { FieldErrors, FieldValues, UseFormGetValues } from 'react-hook-form';
import { fieldProblems } from './fieldProblems';
import { useApiProblems, type FormOf } from './useApiProblems';
import { useFieldNames } from './useFieldNames';

/** A task besides the form's own answers that blocks sending it, as a line of the summary. */
export interface OpenTask extends FieldProblem {
  /** Fields whose own errors this line replaces. */
  insteadOf?: readonly string[];
}

interface FormProblemsProps<Values extends FieldValues> {
  of: FormOf;
  /** Names of fields in the summary; by default the namespace's `attributes`. */
  names: ((field: string) => string) | undefined;
  errors: FieldErrors<Values>;
  getValues: UseFormGetValues<Values>;
  /** Number of submits; each focuses the summary again. */
  submitCount: number;
  open: OpenTask | undefined;
  /** Why the last call failed, and the title of that failure (section 8). */
  failure: ApiError | undefined;
  failureTitle: string;
}

/** Everything wrong with a step, at its top, focused when it appears (reading 21); renders nothing if all is well. */
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
 * The errors of the last submit, until all are fixed. Later input is validated only at its field, since a summary that
 * reappeared mid-word would steal the focus.
 */
function useUntilMended(submitCount: number, found: FieldProblem[]): FieldProblem[] {
  const [mendedAt, setMendedAt] = useState(submitCount);
  if (found.length === 0 && mendedAt !== submitCount) setMendedAt(submitCount);
  return mendedAt === submitCount ? [] : found;
}
