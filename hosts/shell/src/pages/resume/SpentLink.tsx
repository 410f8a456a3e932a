import { RESUME_LINK_DAYS } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Notice, PageHeading, SectionHeading, Stack, Text } from '@shared/ui';
import { useGuardFacts } from '../../routing/useGuardFacts';
import { OtherWays } from './OtherWays';

/** A used, expired or unknown link. Its quote is unknown, so the page says where to get a new one. */
export function SpentLink() {
  const { t } = useTexts('shell');
  const { storedQuoteId } = useGuardFacts();
  return (
    <>
      <PageHeading lead={t('resumeLink.spentLead', { days: RESUME_LINK_DAYS })} focusOnMount>
        {t('resumeLink.spentTitle')}
      </PageHeading>
      {storedQuoteId ? <Notice>{t('resumeLink.hereBody')}</Notice> : null}
      <Stack as="section" $gap={4}>
        <SectionHeading>{t('resumeLink.newLinkTitle')}</SectionHeading>
        <Text>{t('resumeLink.newLinkAgain')}</Text>
        <Text>{t('resumeLink.newLinkThere')}</Text>
      </Stack>
      <OtherWays isMain />
    </>
  );
}
