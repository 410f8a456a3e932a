import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Card, CarrierLogo, color, LinkButton, media, Row, SectionHeading, space, Stack } from '@shared/ui';
import { styled } from 'styled-components';
import type { SideProps } from './SideTable';
import { SideValue } from './SideValue';

/** The comparison on a phone: a snapping card per carrier, with matching rows at the same height. */
export function SideCards({ quoteId, offers, rows }: SideProps) {
  const { t } = useTexts('rates');
  return (
    // A scrolling area must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Track as="section" tabIndex={0} aria-label={t('side.scroll')}>
      {offers.map(({ carrier, index }) => (
        <Card as="article" key={carrier.id} aria-label={carrier.name}>
          <Stack $gap={3}>
            <Row $gap={3} $wrap={false}>
              <CarrierLogo tag={carrier.tag} size={32} />
              <SectionHeading as="h3" $size={20}>
                {carrier.name}
              </SectionHeading>
            </Row>
            <dl>
              {rows.map((row) => (
                <Line key={row.id} $isSame={row.isSame} $isHeading={row.isHeading}>
                  <dt>{row.label}</dt>
                  <dd>
                    <SideValue row={row} carrierId={carrier.id} />
                  </dd>
                </Line>
              ))}
            </dl>
            <LinkButton
              as={Link}
              to={paths.rates(quoteId, index)}
              variant="secondary"
              wide
              aria-label={t('compare.selectWith', { carrier: carrier.name })}
            >
              {t('compare.select')}
            </LinkButton>
          </Stack>
        </Card>
      ))}
    </Track>
  );
}

const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 85%;
  gap: ${space(3)};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  & > * {
    scroll-snap-align: start;
  }
  ${media.tablet} {
    display: none;
  }
`;
const Line = styled.div<{ $isSame: boolean; $isHeading: boolean }>`
  display: grid;
  gap: ${space(1)};
  min-height: 5rem;
  align-content: start;
  padding-block: ${space(2)};
  border-block-start: ${({ $isHeading }) => ($isHeading ? 2 : 1)}px solid
    ${({ $isHeading }) => ($isHeading ? color.line : color.hairline)};
  & > dt {
    color: ${color.muted};
    font-size: 0.875rem;
  }
  & > dd {
    color: ${({ $isSame }) => ($isSame ? color.muted : 'inherit')};
    font-weight: ${({ $isSame }) => ($isSame ? 400 : 600)};
  }
`;
