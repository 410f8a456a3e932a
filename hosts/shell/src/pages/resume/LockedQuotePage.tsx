import { useLocation } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Card, Page, PageHeading, SectionHeading, Stack, Text } from '@shared/ui';
import { quoteIdIn } from '../../routing/quoteIdIn';
import { resumeTexts } from '../../texts/resumeTexts';
import { AskForLink } from './AskForLink';
import { OtherWays } from './OtherWays';
import { ShellApi } from './ShellApi';

/**
 * An address that names a quote whose key this browser does not hold: the id alone opens nothing, and a mailed link
 * does (readings 34).
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
