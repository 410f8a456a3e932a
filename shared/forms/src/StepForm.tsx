import { ApiError } from '@shared/api-client';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Button, LinkButton, Stack } from '@shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { afterPaint } from './afterPaint';
import { StepActions } from './StepActions';
import { FormProblems, type OpenTask } from './FormProblems';
import type { FormOf } from './useApiProblems';
import type { Elsewhere } from './useStepSave';

/** What a screen passes to its form. */
export interface StepFormProps<Values> {
  onSave: (values: Values) => Promise<void>;
  saveLabel: string;
  busy: boolean;
  failure: ApiError | undefined;
  failureTitle: string;
  elsewhere: Elsewhere;
  /** Where Cancel leads; null hides it (specification 2.6 and 2.7: the first car, the first driver). */
  cancelTo?: string | null;
  /** Called if leaving discards what was typed; 'Go back' keeps it. */
  onCancel?: () => void;
}

interface StepFormParts<Values extends FieldValues> extends StepFormProps<Values> {
  of: FormOf;
  /** Names of fields in the summary; by default the namespace's `attributes`. */
  names?: (field: string) => string;
  form: UseFormReturn<Values>;
  /** What is still unanswered, shown beside Save; undefined if nothing is. */
  missing?: string | undefined;
  /** A task besides the form's own answers; pressing Save reports it with them (reading 52). */
  open?: OpenTask | undefined;
  savingText: string;
  /** Runs on Save before validation, for lookups on a server. */
  beforeCheck?: () => Promise<void>;
  /** Another button of the step beside Save. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: errors and news at the top, the questions, Save and the way back. */
export function StepForm<Values extends FieldValues>(props: StepFormParts<Values>) {
  const { of, names, form, onSave, saveLabel, savingText, busy, missing } = props;
  const { failureTitle, elsewhere, cancelTo = null, beforeCheck, beside, children } = props;
  const { t } = useTexts('forms');
  const words = useTexts(of);
  const { getValues, formState } = form;
  const { errors, submitCount } = formState;
  const undecided = elsewhere.clashes && !busy ? { message: t('elsewhere.undecided') } : undefined;
  const open = undecided ?? props.open;
  const { isSubmitting, checkFailure, submit } = useSubmit(form, open ? undefined : onSave, beforeCheck);
  const failure = checkFailure ?? props.failure;
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={10}>
        <FormProblems {...{ of, names, errors, getValues, submitCount, open, failure, failureTitle }} />
        {children}
        <StepActions>
          <Button
            type="submit"
            variant="primary"
            busy={busy || isSubmitting}
            busyText={busy ? savingText : ''}
            hint={undecided?.message ?? missing}
          >
            {saveLabel}
          </Button>
          {cancelTo === null ? null : (
            <LinkButton as={Link} to={cancelTo} onClick={props.onCancel} variant="quiet">
              {words.t('form.cancel')}
            </LinkButton>
          )}
          {beside}
        </StepActions>
      </Stack>
    </form>
  );
}

/**
 * Submits once, and only after the pressed button has been painted, since validating and rendering come after.
 * `checkFailure` is why validation could not run. Without `onSave` it only validates, because something else is still
 * missing.
 */
function useSubmit<Values extends FieldValues>(
  { handleSubmit }: UseFormReturn<Values>,
  onSave: ((values: Values) => Promise<void>) | undefined,
  beforeCheck?: () => Promise<void>,
) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [checkFailure, setCheckFailure] = useState<ApiError>();
  const save = handleSubmit((values) => {
    setSubmitting(false);
    return onSave?.(values);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setSubmitting(true);
    setCheckFailure(undefined);
    void afterPaint()
      .then(beforeCheck)
      .then(() => save())
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setCheckFailure(error);
      })
      .finally(() => setSubmitting(false));
  };
  return { isSubmitting, checkFailure, submit };
}
