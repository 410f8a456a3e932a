import { formatDollars } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize, media, space, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import type { PackageShare } from './packageShares';
import { Insurer, ShareBar, You } from './ShareBar';

interface Props {
  packages: readonly PackageShare[];
  chosen: PackageShare;
}

/** Each package: what it pays and what is left to the driver, to one scale. Roles are explicit, as rows are stacked. */
export function PackageTable({ packages, chosen }: Props) {
  const { t } = useTexts('rates');
  const head = ['package', 'paid', 'owed'] as const;
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{t('accident.caption')}</VisuallyHidden>
      </caption>
      <VisuallyHidden as="thead" role="rowgroup">
        <tr role="row">
          {head.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {t(`accident.column.${name}`)}
            </th>
          ))}
        </tr>
      </VisuallyHidden>
      <Body role="rowgroup">
        {packages.map((each) => (
          <PackageRow key={each.name} of={each} isChosen={each === chosen} />
        ))}
      </Body>
    </Table>
  );
}

function PackageRow({ of: { name, paid, owed }, isChosen }: { of: PackageShare; isChosen: boolean }) {
  const { t } = useTexts('rates');
  return (
    <Line role="row">
      <Name role="rowheader" scope="row">
        {t(`vehicles.${name}`)}
        {isChosen ? <Yours>{t('accident.yours')}</Yours> : null}
      </Name>
      <Figure role="cell" $area="paid">
        <Key as={Insurer} label={t('accident.column.paid')} />
        <strong>{formatDollars(paid)}</strong>
      </Figure>
      <Figure role="cell" $area="owed">
        <Key as={You} label={t('accident.column.owed')} />
        <strong>{formatDollars(owed)}</strong>
      </Figure>
      <ShareBar paid={paid} owed={owed} />
    </Line>
  );
}

/** A figure's color in the bar, and its column's name, which the header says to a screen reader. */
function Key({ as: Mark, label }: { as: typeof Insurer; label: string }) {
  return (
    <Named aria-hidden="true">
      <svg width="16" height="16">
        <Mark x="1" y="1" width="14" height="14" />
      </svg>
      {label}
    </Named>
  );
}

const Table = styled.table`
  display: block;
  border-collapse: collapse;
`;
const Body = styled.tbody`
  display: block;
`;
const Line = styled.tr`
  display: grid;
  grid-template: 'name name' 'paid owed' 'bar bar' / 1fr 1fr;
  gap: ${space(1)} ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.hairline};
  ${media.tablet} {
    grid-template: 'name paid owed' 'bar bar bar' / 1fr 1fr 1fr;
  }
`;
const Name = styled.th`
  grid-area: name;
  padding: 0;
  font-weight: 700;
  text-align: start;
`;
const Yours = styled.span`
  margin-inline-start: ${space(2)};
  color: ${color.muted};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;
const Figure = styled.td<{ $area: 'paid' | 'owed' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  grid-area: ${({ $area }) => $area};
  padding: 0;
`;
const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  ${media.phoneOnly} {
    flex-basis: 100%;
  }
  font-size: ${fontSize[14]};
`;
