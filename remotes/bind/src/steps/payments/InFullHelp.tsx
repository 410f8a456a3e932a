import { formatPhone, type Carrier, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, Dialog, LinkButton, PhoneIcon, Stack, Text } from '@shared/ui';
import { ContactLink } from '../../parts/ContactLink';

interface InFullHelpProps {
  open: boolean;
  onClose: () => void;
  carrier: Carrier;
  quote: Quote;
}

/** How to arrange paying in full if the site cannot take it (specification 2.12, reading 3). */
export function InFullHelp({ open, onClose, carrier, quote }: InFullHelpProps) {
  const { t } = useTexts('bind');
  const named = { carrier: carrier.name, phone: formatPhone(carrier.phone), number: quote.quote_number };
  return (
    <Dialog
      open={open}
      title={t('payments.helpTitle')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('payments.helpClose')}
        </Button>
      }
    >
      <Stack $gap={4}>
        <Text>{t('payments.helpBody', named)}</Text>
        <LinkButton href={`tel:+1${carrier.phone}`} icon={<PhoneIcon size={20} />}>
          {t('payments.helpCall', named)}
        </LinkButton>
        <ContactLink />
      </Stack>
    </Dialog>
  );
}
