import { useTexts } from '@shared/i18n';
import { Actions } from '@shared/ui';
import { ContactLink } from '../../parts/ContactLink';
import { WaitingPage } from '../../parts/WaitingPage';

/**
 * Shown while the card service releases the hold of an ended purchase, when nothing can be signed; the final status
 * then redirects (specification 2.12).
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
