import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useRequestResumeLink } from '@shared/api-client/hooks';
import { isEmail, RESUME_LINK_DAYS } from '@shared/domain';
import { textOfFailure, useTexts } from '@shared/i18n';
import { Actions, Button, ErrorSummary, Notice, SectionHeading, Stack, TextField } from '@shared/ui';

/** Asks for a mailed link. The answer is the same whether or not the address was used with the quote (readings 39). */
export function AskForLink({ quoteId }: { quoteId: string }) {
  const { t } = useTexts('shell');
  const [to, setTo] = useState('');
  const { ask, sentTo, isMutating, error } = useAsking(quoteId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmail(to)) ask(to);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={4}>
        <SectionHeading>{t('resume.formTitle')}</SectionHeading>
        {error ? (
          <ErrorSummary title={t('resume.failed')} errors={[{ message: textOfFailure(t, error) }]} />
        ) : null}
        <TextField
          type="email"
          name="to"
          autoComplete="email"
          label={t('resume.email')}
          hint={t('resume.emailHint')}
          value={to}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setTo(event.target.value)}
        />
        <Actions>
          <Button
            type="submit"
            variant="primary"
            busy={isMutating}
            busyText={t('resume.sending')}
            disabledReason={isEmail(to) ? undefined : t('resume.incomplete')}
          >
            {t('resume.submit')}
          </Button>
        </Actions>
        <output>{sentTo === null ? null : <Sent to={sentTo} />}</output>
      </Stack>
    </form>
  );
}

/** The call, and the address it was last made for with success. */
function useAsking(quoteId: string) {
  const { trigger, isMutating, error } = useRequestResumeLink();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = (to: string) => {
    setSentTo(null);
    trigger({ quote_id: quoteId, to }).then(
      () => setSentTo(to),
      // The failure stands above the field.
      () => undefined,
    );
  };
  return { ask, sentTo, isMutating, error };
}

function Sent({ to }: { to: string }) {
  const { t } = useTexts('shell');
  return (
    <Notice tone="success" title={t('resume.sentTitle')}>
      <p>{t('resume.sentBody', { email: to, days: RESUME_LINK_DAYS })}</p>
      <p>{t('resume.sentHelp')}</p>
    </Notice>
  );
}
