import type { FormEvent, ReactNode } from 'react';
import { isEmail, plainText } from '@shared/domain';
import { Button } from '../controls/Button';
import { ErrorSummary } from '../feedback/ErrorSummary';
import { useMissing } from '../feedback/useMissing';
import { Actions } from '../layout/Actions';
import { Stack } from '../layout/Stack';
import { EmailField, type EmailFieldProps } from './EmailField';

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
  hintWords: EmailFieldProps['hintWords'];
  /** Text above the field. */
  lead: ReactNode;
  /** Content below the button. */
  children?: ReactNode;
}

/**
 * A form with one email address to send something to; submitting an invalid one shows its error (section 5, reading
 * 52).
 */
export function EmailForm({ to, onSend, busy, failure, words, ...rest }: EmailFormProps) {
  const { problems, presses, show } = useMissing(
    isEmail(plainText(to)) ? [] : [{ field: FIELD, message: words.incomplete }],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !show()) onSend();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={4}>
        {rest.lead}
        <ErrorSummary key={presses} title={words.failed} errors={problems} />
        {failure === undefined || presses > 0 ? null : (
          <ErrorSummary title={words.failed} errors={[{ message: failure }]} />
        )}
        <EmailField
          name={FIELD}
          label={words.label}
          hint={words.hint}
          error={problems[0]?.message}
          value={to}
          onValueChange={rest.onChange}
          hintWords={rest.hintWords}
        />
        <Actions>
          <Button type="submit" variant="primary" busy={busy} busyText={words.sending}>
            {words.submit}
          </Button>
        </Actions>
        {rest.children}
      </Stack>
    </form>
  );
}
