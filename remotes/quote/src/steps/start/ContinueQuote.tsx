import { paths, RESUMING } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Card, LinkButton, Row, Stack, Text } from '@shared/ui';

/** Links to the stored quote (reading 18). The review redirects to the furthest step allowed, even into a purchase. */
export function ContinueQuote() {
  const { t } = useTexts('quotes');
  return (
    <Card $tone="soft">
      <Row $justify="space-between" $gap={4}>
        <Stack $gap={1}>
          <Text $strong>{t('resume.title')}</Text>
          <Text $size={14}>{t('resume.body')}</Text>
        </Stack>
        <LinkButton as={Link} to={paths.review(RESUMING)}>
          {t('resume.action')}
        </LinkButton>
      </Row>
    </Card>
  );
}
