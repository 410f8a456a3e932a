import type { ApiError } from '@shared/api-client';
import { RESUME_LINK_DAYS } from '@shared/domain';
import { tellFailure, useMailHint, useTexts } from '@shared/i18n';
import { EmailForm, Text } from '@shared/ui';

interface Props {
  to: string;
  change: (to: string) => void;
  onSend: () => void;
  failure: ApiError | undefined;
  busy: boolean;
}

/** The address to send the quote to. */
export function EmailQuoteForm({ to, change, onSend, failure, busy }: Props) {
  const { t } = useTexts('rates');
  const hintWords = useMailHint();
  const words = {
    label: t('contact.email.to'),
    incomplete: t(to.trim() === '' ? 'validation:email_required' : 'validation:email_invalid'),
    submit: t('ways.email'),
    sending: t('contact.email.sending'),
    failed: t('contact.email.failed'),
  };
  return (
    <EmailForm
      {...{ to, onSend, busy, words, hintWords }}
      onChange={change}
      failure={failure && tellFailure(t, failure)}
      lead={<Text>{t('contact.email.lead', { days: RESUME_LINK_DAYS })}</Text>}
    />
  );
}
