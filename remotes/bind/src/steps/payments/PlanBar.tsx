import { monthlyDisplay, paymentTotal, type PaymentOption } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { chart, color, fontSize, media, space } from '@shared/ui';
import { styled } from 'styled-components';

interface PlanBarProps {
  plan: PaymentOption;
  /** Cents at the end of the axis, the same for every plan. */
  end: number;
}

/** What is paid over the term, a block per payment, to the scale of the other plans. Decorative: the card has the amounts. */
export function PlanBar({ plan, end }: PlanBarProps) {
  const { number_of_payments: count } = plan;
  const later = monthlyDisplay(plan);
  const today = paymentTotal(plan) - count * later;
  const share = (cents: number): string => `${(cents / end) * 100}%`;
  return (
    <Bar width="100%" height="20" aria-hidden="true" focusable="false">
      <Today width={share(today)} height="20" />
      {Array.from({ length: count }, (_, index) => (
        <Later key={index} x={share(today + index * later)} width={share(later)} height="20" />
      ))}
    </Bar>
  );
}

/** What the blocks of the bars are. */
export function PlanKey() {
  const { t } = useTexts('bind');
  return (
    <Keys aria-hidden="true">
      {(['today', 'later'] as const).map((one) => (
        <Key key={one}>
          <svg width="16" height="16" focusable="false">
            {one === 'today' ? <Today width="16" height="16" /> : <Later width="16" height="16" />}
          </svg>
          {t(`payments.key.${one}`)}
        </Key>
      ))}
    </Keys>
  );
}

const Today = styled.rect`
  fill: ${color.road};
  ${media.forcedColors} {
    fill: Highlight;
  }
`;
const Later = styled.rect`
  fill: ${chart.later};
  ${media.forcedColors} {
    fill: GrayText;
  }
`;
/** The gap between two payments has the color of the card. */
const Bar = styled.svg`
  display: block;
  margin-block-start: ${space(2)};
  & > rect {
    stroke: ${color.paper};
    stroke-width: 3px;
  }
`;
const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
const Key = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;
