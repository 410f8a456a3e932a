import { useLocation } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Card, Page, PageHeading, SectionHeading, Stack, Text } from '@shared/ui';
import { quoteIdIn } from '../../routing/quoteIdIn';
import { resumeTexts } from '../../texts/resumeTexts';
import { AskForLink } from './AskForLink';
import { OtherWays } from './OtherWays';
import { ShellApi } from './ShellApi';

/**
 * Shown for a quote id whose key this browser lacks, since the id alone grants no access; an emailed link does (reading
 * 34).
 */
export function LockedQuotePage() {
  useMoreTexts(resumeTexts);
  const { t } = useTexts('shell');
  const quoteId = quoteIdIn(useLocation().pathname) ?? '';
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <PageHeading lead={t('resume.lead')}>{t('resume.title')}</PageHeading>
        <Card>
          <ShellApi>
            <AskForLink key={quoteId} quoteId={quoteId} />
          </ShellApi>
        </Card>
        <Stack as="section" $gap={4}>
          <SectionHeading>{t('resume.otherTitle')}</SectionHeading>
          <Text>{t('resume.other')}</Text>
          <OtherWays />
        </Stack>
      </Stack>
    </Page>
  );
}
