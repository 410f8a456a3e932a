import type { FormEvent, ReactNode } from 'react';
import { isEmail } from '@shared/domain';
import { Button } from '../controls/Button';
import { ErrorSummary } from '../feedback/ErrorSummary';
import { Actions } from '../layout/Actions';
import { Stack } from '../layout/Stack';
import { TextField } from './TextField';

export interface EmailFormProps {
  /** The address as typed. */
  to: string;
  onChange: (to: string) => void;
  /** Called only for what can be an address. */
  onSend: () => void;
  busy: boolean;
  /** Why it could not be sent; undefined where it has not failed. */
  failure: ReactNode;
  words: Record<'label' | 'incomplete' | 'submit' | 'sending' | 'failed', string> & { hint?: string };
  /** Above the field. */
  lead: ReactNode;
  /** Below the button. */
  children?: ReactNode;
}

/** One e-mail address to send something to: its button says what is missing until the address can be one (section 5). */
export function EmailForm({ to, onChange, onSend, busy, failure, words, lead, children }: EmailFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmail(to)) onSend();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={4}>
        {lead}
        {failure === undefined ? null : <ErrorSummary title={words.failed} errors={[{ message: failure }]} />}
        <TextField
          type="email"
          name="to"
          autoComplete="email"
          label={words.label}
          hint={words.hint}
          value={to}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Actions>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText={words.sending}
            disabledReason={isEmail(to) ? undefined : words.incomplete}
          >
            {words.submit}
          </Button>
        </Actions>
        {children}
      </Stack>
    </form>
  );
}
