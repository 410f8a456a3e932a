import type { ApiError } from '@shared/api-client';
import { isEmail, RESUME_LINK_DAYS } from '@shared/domain';
import { textOfFailure, useTexts } from '@shared/i18n';
import { Actions, Button, ErrorSummary, Stack, Text, TextField } from '@shared/ui';
import type { ChangeEvent, FormEvent } from 'react';

interface Props {
  to: string;
  change: (to: string) => void;
  onSend: () => void;
  failure: ApiError | undefined;
  busy: boolean;
}

/** One address; it is sent only once it can be one, and the button says so (section 5). */
export function EmailQuoteForm({ to, change, onSend, failure, busy }: Props) {
  const { t } = useTexts('rates');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmail(to)) onSend();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={4}>
        <Text>{t('contact.email.lead', { days: RESUME_LINK_DAYS })}</Text>
        {failure ? (
          <ErrorSummary title={t('contact.email.failed')} errors={[{ message: textOfFailure(t, failure) }]} />
        ) : null}
        <TextField
          type="email"
          name="to"
          autoComplete="email"
          label={t('contact.email.to')}
          value={to}
          onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
        />
        <Actions>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText={t('contact.email.sending')}
            disabledReason={isEmail(to) ? undefined : t('contact.email.incomplete')}
          >
            {t('contact.email.submit')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
