import { paths, RESUMING } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Card, LinkButton, Row, Stack, Text } from '@shared/ui';
import { useEffect, useState } from 'react';
import type { StoredQuote } from './StoredQuote';

const storedQuote = () => import('./StoredQuote').then((loaded) => loaded.StoredQuote);

/** Links to the stored quote (reading 18). The review redirects to the furthest step allowed, even into a purchase. */
export function ContinueQuote() {
  const { t } = useTexts('quotes');
  const Stored = useStored();
  const say = (of: 'title' | 'body' | 'action') => (Stored ? <Stored of={of} /> : t(`resume.${of}`));
  return (
    <Card $tone="soft">
      <Row $justify="space-between" $gap={4}>
        <Stack $gap={1}>
          <Text $strong>{say('title')}</Text>
          <Text $size={14}>{say('body')}</Text>
        </Stack>
        <LinkButton as={Link} to={paths.review(RESUMING)}>
          {say('action')}
        </LinkButton>
      </Row>
    </Card>
  );
}

/** Comes after the start is usable, so it is not part of its bytes; the card does without if it fails to load. */
function useStored() {
  const [loaded, show] = useState<typeof StoredQuote>();
  useEffect(() => {
    void storedQuote().then(
      (Stored) => show(() => Stored),
      () => {},
    );
  }, []);
  return loaded;
}
