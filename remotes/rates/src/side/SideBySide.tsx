import type { PlanType, Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { LinkButton, Row, SectionHeading, Stack, Text } from '@shared/ui';
import { useEffect, useRef } from 'react';
import { sideTexts } from '../locales/sideTexts';
import type { Offer } from '../offers/offersOf';
import { SideCards } from './SideCards';
import { sideRows } from './sideRows';
import { SideTable } from './SideTable';

interface Props {
  quote: Quote;
  offers: readonly Offer[];
  planType: PlanType;
  /** Path of all offers. */
  back: string;
}

/** Two or three offers coverage by coverage: a table where it fits, swipeable cards on a phone. */
export function SideBySide({ quote, offers, planType, back }: Props) {
  useMoreTexts(sideTexts);
  const { t } = useTexts('rates');
  const heading = useRef<HTMLHeadingElement>(null);
  // Opened by a link on the same screen, so the focus moves to it.
  useEffect(() => heading.current?.focus(), []);
  const rows = sideRows(offers, quote, planType, t);
  const shown = { quoteId: quote.id, offers, rows };
  return (
    <Stack $gap={5} as="section" aria-label={t('side.heading')}>
      <Stack $gap={2}>
        <SectionHeading ref={heading} tabIndex={-1}>
          {t('side.heading')}
        </SectionHeading>
        <Text $muted>{t('side.lead')}</Text>
      </Stack>
      <SideTable {...shown} />
      <SideCards {...shown} />
      <Row>
        <LinkButton as={Link} to={back} variant="secondary">
          {t('side.back')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
