import { formatPhone } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import type { ContactValues } from './contactValues';

export type Sent =
  | { way: 'email'; to: string }
  | { way: 'agent'; contact: Pick<ContactValues, 'to' | 'phoneNumber' | 'mayCall'> };

/**
 * Confirms what was sent, and to whom. Not a shell alert, since its event may carry no personal data and specification
 * 8 includes the address.
 */
export function SentNotice({ sent }: { sent: Sent }) {
  const { t } = useTexts('rates');
  if (sent.way === 'email') {
    return (
      <Notice tone="success" title={t('contact.email.sent', { email: sent.to })}>
        {t('contact.email.sentHelp')}
      </Notice>
    );
  }
  const { to, phoneNumber, mayCall } = sent.contact;
  const values = { email: to, phone: formatPhone(phoneNumber) };
  return (
    <Notice tone="success" title={t('contact.agent.sent')}>
      {t(mayCall ? 'contact.agent.sentPhone' : 'contact.agent.sentEmail', values)}
    </Notice>
  );
}
