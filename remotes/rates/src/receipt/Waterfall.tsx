import { formatCents, type PriceStep } from '@shared/domain';
import { useTexts, type Translate } from '@shared/i18n';
import { chart, color, fontSize, media, space } from '@shared/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { axisTicks } from '../plan/axisTicks';

/** '+$203.00' or '−$65.00'. */
const signed = (cents: number): string => `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`;

function labelOf({ id }: PriceStep, t: Translate<'rates'>): string {
  if (id === 'discounts') return t('receipt.discounts');
  return id === 'fees' ? t('receipt.allFees') : t(id);
}

/** A price as a staircase from its base to its total; a table for a screen reader, which the bars are hidden from. */
export function Waterfall({ steps, total }: { steps: readonly PriceStep[]; total: string }) {
  const { t } = useTexts('rates');
  const last = steps.at(-1)?.after ?? 0;
  const end =
    axisTicks(Math.max(1, ...steps.map(({ before, after }) => Math.max(before, after)))).at(-1) ?? 1;
  return (
    <Table>
      <caption>{t('receipt.steps')}</caption>
      <tbody>
        {steps.map((step, index) => (
          <Line key={step.id}>
            <th scope="row">
              {labelOf(step, t)}
              <StepParts {...step} />
            </th>
            <td aria-hidden="true">
              <Bar {...step} end={end} isBase={index === 0} />
            </td>
            <Figure>{index === 0 ? formatCents(step.after) : signed(step.after - step.before)}</Figure>
          </Line>
        ))}
        <Total>
          <th scope="row">{total}</th>
          <td aria-hidden="true">
            <Bar before={0} after={last} end={end} isBase />
          </td>
          <Figure>{formatCents(last)}</Figure>
        </Total>
      </tbody>
    </Table>
  );
}

/** What one step puts together, such as each discount. */
function StepParts({ parts }: Pick<PriceStep, 'parts'>) {
  const { t } = useTexts('rates');
  if (parts.length === 0) return null;
  return (
    <Parts>
      {parts.map(({ factor, cents }, index) => (
        <Fragment key={factor}>
          {index > 0 ? ' · ' : null}
          {t(factor)} <Amount>{signed(cents)}</Amount>
        </Fragment>
      ))}
    </Parts>
  );
}

interface BarProps {
  before: number;
  after: number;
  /** Cents at the end of the axis. */
  end: number;
  isBase: boolean;
}

function Bar({ before, after, end, isBase }: BarProps) {
  const share = (cents: number): string => `${(cents / end) * 100}%`;
  const kind = isBase ? 'base' : after > before ? 'up' : 'down';
  return (
    <svg width="100%" height="24" focusable="false">
      <Block
        $kind={kind}
        x={share(Math.min(before, after))}
        width={share(Math.abs(after - before))}
        height="24"
      />
    </svg>
  );
}

const FILLS = { base: color.ink, up: chart.raises, down: color.road } as const;
const FORCED = { base: 'CanvasText', up: 'CanvasText', down: 'Highlight' } as const;
const Block = styled.rect<{ $kind: keyof typeof FILLS }>`
  fill: ${({ $kind }) => FILLS[$kind]};
  /* The smallest step is still a line. */
  stroke: ${({ $kind }) => FILLS[$kind]};
  stroke-width: 1px;
  ${media.forcedColors} {
    fill: ${({ $kind }) => FORCED[$kind]};
    stroke: ${({ $kind }) => FORCED[$kind]};
  }
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & > caption {
    padding-block-end: ${space(3)};
    color: ${color.muted};
    text-align: start;
  }
`;
const Line = styled.tr`
  & > * {
    padding-block: ${space(2)};
    padding-inline-start: 0;
    vertical-align: middle;
  }
  & > th {
    font-weight: 700;
    text-align: start;
  }
  & > td:nth-child(2) {
    width: 24%;
    ${media.tablet} {
      width: 46%;
    }
  }
`;
const Total = styled(Line)`
  border-block-start: 2px solid ${color.ink};
  font-size: ${fontSize[20]};
`;
const Figure = styled.td`
  padding-inline-start: ${space(3)};
  font-weight: 700;
  text-align: end;
`;
/** A sign stays with its figure. */
const Amount = styled.span`
  white-space: nowrap;
`;
const Parts = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;
