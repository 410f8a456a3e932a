import { paths, RESUMING } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Card, LinkButton, Row, Stack, Text } from '@shared/ui';
import { useEffect, useState, type ReactNode } from 'react';

const storedQuote = () => import('./StoredQuote').then((loaded) => loaded.StoredQuote);

/** Links to the stored quote (reading 18). The review redirects to the furthest step allowed, even into a purchase. */
export function ContinueQuote() {
  const { t } = useTexts('quotes');
  const about = useAbout();
  return (
    <Card $tone="soft">
      <Row $justify="space-between" $gap={4}>
        <Stack $gap={1}>
          <Text $strong>{t('resume.title')}</Text>
          <Text $size={14}>{about ?? t('resume.body')}</Text>
        </Stack>
        <LinkButton as={Link} to={paths.review(RESUMING)}>
          {t('resume.action')}
        </LinkButton>
      </Row>
    </Card>
  );
}

/** Comes after the start is usable, so it is not part of its bytes; the card does without if it fails to load. */
function useAbout(): ReactNode {
  const [loaded, show] = useState<ReactNode>(null);
  useEffect(() => {
    void storedQuote().then(
      (StoredQuote) => show(<StoredQuote />),
      () => {},
    );
  }, []);
  return loaded;
}
