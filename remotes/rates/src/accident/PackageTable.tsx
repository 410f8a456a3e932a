import { formatDollars, type PackageShare } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize, media, space, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';

/**
 * A package's share of the bills, which are the whole width. A cell for the look only: the figures beside it say the
 * same.
 */
function ShareBar({ paid, owed }: { paid: number; owed: number }) {
  const share = (cents: number): string => `${(cents / (paid + owed)) * 100}%`;
  return (
    <Cell aria-hidden="true">
      <svg width="100%" height="26" focusable="false">
        {paid > 0 ? <Insurer y="1" width={share(paid)} height="24" /> : null}
        {owed > 0 ? <You x={share(paid)} y="1" width={share(owed)} height="24" /> : null}
      </svg>
    </Cell>
  );
}

/** What the insurer pays, in the bar and in its key. */
const Insurer = styled.rect`
  fill: ${color.road};
  ${media.forcedColors} {
    fill: Highlight;
  }
`;
/** What the driver pays: amber with an edge of ink. */
const You = styled.rect`
  fill: ${color.amber};
  stroke: ${color.ink};
  stroke-width: 2px;
  ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;
const Cell = styled.td`
  grid-area: bar;
  padding: 0;
  & > svg {
    display: block;
    overflow: visible;
  }
`;

interface Props {
  packages: readonly PackageShare[];
  chosen: PackageShare;
}

/** Each package: what it pays and what is left to the driver, to one scale. */
export function PackageTable({ packages, chosen }: Props) {
  const { t } = useTexts('rates');
  const head = ['package', 'paid', 'owed'] as const;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('accident.caption')}</VisuallyHidden>
      </caption>
      <Head>
        <HeadRow>
          {head.map((name) => (
            <ColumnName key={name}>{t(`accident.column.${name}`)}</ColumnName>
          ))}
        </HeadRow>
      </Head>
      <Body>
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
    <Line>
      <Name>
        {t(`vehicles.${name}`)}
        {isChosen ? <Yours>{t('accident.yours')}</Yours> : null}
      </Name>
      <Figure $area="paid">
        <Key as={Insurer} label={t('accident.column.paid')} />
        <strong>{formatDollars(paid)}</strong>
      </Figure>
      <Figure $area="owed">
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

/* Roles are explicit: a browser drops those of a table whose parts are laid out as blocks. */
const Table = styled.table.attrs({ role: 'table' })`
  display: block;
  border-collapse: collapse;
`;
const Head = styled(VisuallyHidden).attrs({ as: 'thead', role: 'rowgroup' })``;
const HeadRow = styled.tr.attrs({ role: 'row' })``;
const ColumnName = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
`;
const Line = styled.tr.attrs({ role: 'row' })`
  display: grid;
  grid-template: 'name name' 'paid owed' 'bar bar' / 1fr 1fr;
  gap: ${space(1)} ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.hairline};
  ${media.tablet} {
    grid-template: 'name paid owed' 'bar bar bar' / 1fr 1fr 1fr;
  }
`;
const Name = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
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
const Figure = styled.td.attrs({ role: 'cell' })<{ $area: 'paid' | 'owed' }>`
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
