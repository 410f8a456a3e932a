import {
  coverageTextKeys,
  formatDollars,
  limitsText,
  type RatedCoverage,
  type StateCode,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize, media, space, Text, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';

/** A car's coverages: plain names, limits by the K rule, prices (specification 9, Amount display). */
export function CoverageRows({
  coverages,
  vehicle,
  state,
}: {
  coverages: readonly RatedCoverage[];
  vehicle: string;
  state: StateCode;
}) {
  const { t } = useTexts('rates');
  return (
    <Rows aria-label={t('covered.caption', { vehicle })}>
      {coverages.map((coverage) => (
        <CoverageRow key={coverage.type} coverage={coverage} state={state} />
      ))}
    </Rows>
  );
}

function CoverageRow({
  coverage: { type, limits, premium },
  state,
}: {
  coverage: RatedCoverage;
  state: StateCode;
}) {
  const { t } = useTexts('rates');
  const keys = coverageTextKeys(type, state);
  return (
    <Row>
      <Name>
        <strong>{t(keys.name)}</strong>
        <Text $size={14} $muted>
          {t(keys.plain)}
        </Text>
      </Name>
      <Limit>
        <VisuallyHidden>{t('covered.limit')}: </VisuallyHidden>
        {limitsText(limits, t)}
      </Limit>
      <Price>
        <VisuallyHidden>{t('covered.price')}: </VisuallyHidden>
        {formatDollars(premium)}
      </Price>
    </Row>
  );
}

const Rows = styled.ul`
  list-style: none;
`;
/** On a phone the price is next to the name and the limit below; in one line on larger screens. */
const Row = styled.li`
  display: grid;
  grid-template: 'name price' 'limit price' / minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(2)};
  border-block-start: 1px solid ${color.hairline};
  font-size: ${fontSize[14]};
  ${media.tablet} {
    grid-template: 'name limit price' / minmax(0, 5fr) minmax(0, 3fr) 4rem;
  }
`;
const Name = styled.div`
  grid-area: name;
`;
const Limit = styled.span`
  grid-area: limit;
`;
const Price = styled.span`
  grid-area: price;
  font-weight: 700;
  text-align: end;
`;
