import { useTexts } from '@shared/i18n';
import { Actions } from '@shared/ui';
import { ContactLink } from '../../parts/ContactLink';
import { WaitingPage } from '../../parts/WaitingPage';

/**
 * The purchase came to nothing, and the card service has not confirmed yet that the hold is released: nothing is signed any
 * more. How it ended then leads on (specification 2.12).
 */
export function GivingBack() {
  const { t } = useTexts('bind');
  return (
    <WaitingPage title={t('signing.endingTitle')} message={t('signing.endingMessage')}>
      <Actions>
        <ContactLink />
      </Actions>
    </WaitingPage>
  );
}
