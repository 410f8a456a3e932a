import { formatPart, formatSigned, type PriceStep } from '@shared/domain';
import { useTexts, type Translate } from '@shared/i18n';
import { chart, color, fontSize, media, space } from '@shared/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { axisTicks } from '../plan/axisTicks';

function labelOf({ id }: PriceStep, t: Translate<'rates'>): string {
  if (id === 'discounts') return t('receipt.discounts');
  if (id === 'installment_fees') return t('receipt.allInstallmentFees');
  if (id === 'rounding') return t('receipt.rounding');
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
      <Steps>
        {steps.map((step, index) => (
          <Line key={step.id}>
            <Label>
              {labelOf(step, t)}
              <StepParts {...step} />
            </Label>
            <Plot>
              <Bar {...step} end={end} isBase={index === 0} />
            </Plot>
            <Figure>{index === 0 ? formatPart(step.after) : formatSigned(step.after - step.before)}</Figure>
          </Line>
        ))}
        <Total>
          <Label>{total}</Label>
          <Plot>
            <Bar before={0} after={last} end={end} isBase />
          </Plot>
          <Figure>{formatPart(last)}</Figure>
        </Total>
      </Steps>
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
          {t(factor)} <Amount>{formatSigned(cents)}</Amount>
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
/* Roles are explicit: a browser drops those of a table whose parts are laid out as blocks. */
const Table = styled.table.attrs({ role: 'table' })`
  display: block;
  & > caption {
    display: block;
    padding-block-end: ${space(3)};
    color: ${color.muted};
    text-align: start;
  }
`;
const Steps = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
`;
const Line = styled.tr.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding-block: ${space(2)};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 46% 7rem;
  }
`;
const Total = styled(Line)`
  border-block-start: 2px solid ${color.ink};
  font-size: ${fontSize[20]};
`;
const Label = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  padding: 0;
  font-weight: 700;
  text-align: start;
`;
/** Below the label and its figure on a phone, so that its bar has the whole width. */
const Plot = styled.td.attrs({ 'aria-hidden': true })`
  grid-area: 2 / 1 / 3 / -1;
  padding: 0;
  ${media.tablet} {
    grid-area: auto;
  }
`;
const Figure = styled.td.attrs({ role: 'cell' })`
  padding: 0;
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
