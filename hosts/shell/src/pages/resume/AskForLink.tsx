import { useState } from 'react';
import { useRequestResumeLink } from '@shared/api-client/hooks';
import { RESUME_LINK_DAYS } from '@shared/domain';
import { tellFailure, useMailHint, useTexts } from '@shared/i18n';
import { EmailForm, Notice, SectionHeading } from '@shared/ui';

/**
 * Requests an emailed link. The response is the same whether or not the address was used with the quote (reading 39).
 */
export function AskForLink({ quoteId }: { quoteId: string }) {
  const { t } = useTexts('shell');
  const [to, setTo] = useState('');
  const { ask, sentTo, isMutating, error } = useAsking(quoteId);
  const hintWords = useMailHint();
  const words = {
    label: t('resume.email'),
    hint: t('resume.emailHint'),
    incomplete: t('resume.incomplete'),
    submit: t('resume.submit'),
    sending: t('resume.sending'),
    failed: t('resume.failed'),
  };
  return (
    <EmailForm
      {...{ to, words, hintWords }}
      onChange={setTo}
      onSend={() => ask(to)}
      busy={isMutating}
      failure={error && tellFailure(t, error)}
      lead={<SectionHeading>{t('resume.formTitle')}</SectionHeading>}
    >
      <output>{sentTo === null ? null : <Sent to={sentTo} />}</output>
    </EmailForm>
  );
}

/** The request, and the address it last succeeded for. */
function useAsking(quoteId: string) {
  const { trigger, isMutating, error } = useRequestResumeLink();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = (to: string) => {
    setSentTo(null);
    trigger({ quote_id: quoteId, to }).then(
      () => setSentTo(to),
      // The failure is shown above the field.
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
