import type { FormEvent, ReactNode } from 'react';
import { isEmail } from '@shared/domain';
import { Button } from '../controls/Button';
import { ErrorSummary } from '../feedback/ErrorSummary';
import { useMissing } from '../feedback/useMissing';
import { Actions } from '../layout/Actions';
import { Stack } from '../layout/Stack';
import { TextField } from './TextField';

const FIELD = 'to';

export interface EmailFormProps {
  /** The address as typed. */
  to: string;
  onChange: (to: string) => void;
  /** Called only with a valid address. */
  onSend: () => void;
  busy: boolean;
  /** Why sending failed; undefined if it has not. */
  failure: ReactNode;
  words: Record<'label' | 'incomplete' | 'submit' | 'sending' | 'failed', string> & { hint?: string };
  /** Text above the field. */
  lead: ReactNode;
  /** Content below the button. */
  children?: ReactNode;
}

/**
 * A form with one email address to send something to; submitting an invalid one shows its error (section 5, reading
 * 52).
 */
export function EmailForm({ to, onChange, onSend, busy, failure, words, lead, children }: EmailFormProps) {
  const { problems, presses, show } = useMissing(
    isEmail(to) ? [] : [{ field: FIELD, message: words.incomplete }],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !show()) onSend();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={4}>
        {lead}
        <ErrorSummary key={presses} title={words.failed} errors={problems} />
        {failure === undefined || presses > 0 ? null : (
          <ErrorSummary title={words.failed} errors={[{ message: failure }]} />
        )}
        <TextField
          type="email"
          name={FIELD}
          autoComplete="email"
          label={words.label}
          hint={words.hint}
          error={problems[0]?.message}
          value={to}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Actions>
          <Button type="submit" variant="primary" busy={busy} busyText={words.sending}>
            {words.submit}
          </Button>
        </Actions>
        {children}
      </Stack>
    </form>
  );
}
