import { discountsFor, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Badge, Card, color, Row, SectionHeading, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';

/** The discounts a quote has earned, with their percent in its state (specification 9). */
export function DiscountList({ quote }: { quote: Quote }) {
  const { t } = useTexts('quotes');
  const discounts = discountsFor(quote);
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{t('discounts.title')}</SectionHeading>
      {discounts.length === 0 ? (
        <Text $muted>{t('discounts.none')}</Text>
      ) : (
        <Card>
          <Lines>
            {discounts.map(({ code, labelKey, percent }) => (
              <Row as="li" key={code} $justify="space-between">
                <span>{t(labelKey)}</span>
                {percent === null ? (
                  <Badge>{t('discounts.applied')}</Badge>
                ) : (
                  <Badge $tone="go">{t('discounts.percent', { percent })}</Badge>
                )}
              </Row>
            ))}
          </Lines>
        </Card>
      )}
    </Stack>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space(3)};
  list-style: none;
  color: ${color.ink};
`;
