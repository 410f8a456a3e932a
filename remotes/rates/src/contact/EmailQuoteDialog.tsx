import { useSendQuote } from '@shared/api-client/hooks';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Dialog } from '@shared/ui';
import { useState } from 'react';
import { contactTexts } from '../locales/contactTexts';
import { EmailQuoteForm } from './EmailQuoteForm';
import type { Sent } from './SentNotice';

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
