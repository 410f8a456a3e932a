import { useSendQuote } from '@shared/api-client/hooks';
import { useMoreTexts, useTexts, tellFailure, useMailHint } from '@shared/i18n';
import { Dialog, EmailForm, Text } from '@shared/ui';
import { useState } from 'react';
import { contactTexts } from '../locales/contactTexts';
import type { Sent } from './SentNotice';
import type { ApiError } from '@shared/api-client';
import { RESUME_LINK_DAYS } from '@shared/domain';

interface EmailQuoteFormProps {
  to: string;
  change: (to: string) => void;
  onSend: () => void;
  failure: ApiError | undefined;
  busy: boolean;
}

/** The address to send the quote to. */
function EmailQuoteForm({ to, change, onSend, failure, busy }: EmailQuoteFormProps) {
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

interface Props {
  /** What was typed earlier. */
  typed: string;
  onClose: (typed: string) => void;
  onSent: (sent: Sent) => void;
}

/** Emails the quote to an address. A failure is shown here, and what was typed stays (reading 21). */
export function EmailQuoteDialog({ typed, onClose, onSent }: Props) {
  useMoreTexts(contactTexts);
  const { t } = useTexts('rates');
  const [to, setTo] = useState(typed);
  const { trigger, isMutating, error } = useSendQuote();
  const send = () => {
    trigger(to).then(
      () => onSent({ way: 'email', to }),
      // The failure is shown above the field.
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      title={t('ways.email')}
      closeLabel={t('contact.close')}
      onClose={() => onClose(to)}
      dismissible={!isMutating}
    >
      <EmailQuoteForm to={to} change={setTo} onSend={send} failure={error} busy={isMutating} />
    </Dialog>
  );
}
