import { ApiError } from '@shared/api-client';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Button, LinkButton, Stack } from '@shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { afterPaint } from './afterPaint';
import { StepActions } from './StepActions';
import { FormProblems, type OpenTask } from './FormProblems';
import type { FormOf } from './useApiProblems';
import type { Elsewhere } from './useStepSave';

/** What a screen tells its form. */
export interface StepFormProps<Values> {
  onSave: (values: Values) => Promise<void>;
  saveLabel: string;
  busy: boolean;
  failure: ApiError | undefined;
  failureTitle: string;
  elsewhere: Elsewhere;
  /** Where Cancel leads; without it there is none (specification 2.6 and 2.7: the first car, the first driver). */
  cancelTo?: string | null;
  /** Where that way back gives up what was typed; 'Go back' keeps it. */
  onCancel?: () => void;
}

interface StepFormParts<Values extends FieldValues> extends StepFormProps<Values> {
  of: FormOf;
  /** What the summary calls a field; left out, as the namespace's `attributes` call it. */
  names?: (field: string) => string;
  form: UseFormReturn<Values>;
  /** What is still to be answered, in words, beside Save; undefined once nothing is. */
  missing?: string | undefined;
  /** What is still to be done beside the form's own answers; pressing Save tells it with them (reading 52). */
  open?: OpenTask | undefined;
  savingText: string;
  /** Done on Save before the answers are judged: what somebody else has to be asked for. */
  beforeCheck?: () => Promise<void>;
  /** A button of the step's own beside Save. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of every form of a journey: what is wrong or new at its top, its questions, Save and the way back. */
export function StepForm<Values extends FieldValues>(props: StepFormParts<Values>) {
  const { of, names, form, onSave, saveLabel, savingText, busy, missing } = props;
  const { failureTitle, elsewhere, cancelTo = null, beforeCheck, beside, children } = props;
  const { t } = useTexts('forms');
  const words = useTexts(of);
  const { getValues, formState } = form;
  const { errors, submitCount } = formState;
  const undecided = elsewhere.clashes && !busy ? { message: t('elsewhere.undecided') } : undefined;
  const open = undecided ?? props.open;
  const { isHeard, unjudged, submit } = useSubmit(form, open ? undefined : onSave, beforeCheck);
  const failure = unjudged ?? props.failure;
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={10}>
        <FormProblems {...{ of, names, errors, getValues, submitCount, open, failure, failureTitle }} />
        {children}
        <StepActions>
          <Button
            type="submit"
            variant="primary"
            busy={busy || isHeard}
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
 * Sends once, and only after the button has shown that it was heard: the answers are judged, and drawn anew, after that.
 * From then on it is the screen that says whether it is busy. `unjudged` tells why the answers could not be judged. Without
 * `onSave` they are judged alone: something else is still to be done.
 */
function useSubmit<Values extends FieldValues>(
  { handleSubmit }: UseFormReturn<Values>,
  onSave: ((values: Values) => Promise<void>) | undefined,
  beforeCheck?: () => Promise<void>,
) {
  const [isHeard, setHeard] = useState(false);
  const [unjudged, setUnjudged] = useState<ApiError>();
  const save = handleSubmit((values) => {
    setHeard(false);
    return onSave?.(values);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isHeard) return;
    setHeard(true);
    setUnjudged(undefined);
    void afterPaint()
      .then(beforeCheck)
      .then(() => save())
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setUnjudged(error);
      })
      .finally(() => setHeard(false));
  };
  return { isHeard, unjudged, submit };
}
