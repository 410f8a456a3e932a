import { useToday } from '@shared/api-client/hooks';
import { discountsFor, extrasFor, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Badge, Card, Row, SectionHeading, space, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The quote's discounts, with their percent in its state, and other facts that affect its prices (section 9). */
export function DiscountList({ quote }: { quote: Quote }) {
  const { t } = useTexts('quotes');
  const counted = <Badge>{t('discounts.applied')}</Badge>;
  const discounts = discountsFor(quote, useToday(quote.address)).map(({ code, labelKey, percent }) => ({
    id: code,
    name: t(labelKey),
    mark: percent === null ? counted : <Badge $tone="go">{t('discounts.percent', { percent })}</Badge>,
  }));
  const extras = extrasFor(quote).map((id) => ({ id, name: t(`extras.${id}`), mark: counted }));
  return (
    <>
      <Stack as="section" $gap={3}>
        <SectionHeading>{t('discounts.title')}</SectionHeading>
        {discounts.length === 0 ? <Text $muted>{t('discounts.none')}</Text> : <Lines lines={discounts} />}
      </Stack>
      {extras.length === 0 ? null : (
        <Stack as="section" $gap={3}>
          <SectionHeading>{t('extras.title')}</SectionHeading>
          <Lines lines={extras} />
        </Stack>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly { id: string; name: string; mark: ReactNode }[] }) {
  return (
    <Card>
      <List>
        {lines.map(({ id, name, mark }) => (
          <Row as="li" key={id} $justify="space-between">
            <span>{name}</span>
            {mark}
          </Row>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  list-style: none;
`;
