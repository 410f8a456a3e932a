import type { PlanView } from '@shared/domain';
import { chart, color } from '@shared/ui';
import { styled } from 'styled-components';

interface Props {
  view: PlanView;
  /** Cents at the end of the axis, the same for every bar. */
  end: number;
}

/**
 * What is paid over the term, one block per payment, to the scale of the other offers. Decorative: the price beside it
 * says the same.
 */
export function PaymentBar({ view: { deposit, payments, total }, end }: Props) {
  const later = payments === 0 ? 0 : (total - deposit) / payments;
  const share = (cents: number): string => `${(cents / end) * 100}%`;
  return (
    <Bar width="100%" height="28" aria-hidden="true" focusable="false">
      <Today width={share(payments === 0 ? total : deposit)} height="28" />
      {Array.from({ length: payments }, (_, index) => (
        <Later key={index} x={share(deposit + index * later)} width={share(later)} height="28" />
      ))}
    </Bar>
  );
}

/** What is due today, in the bar and in its legend. */
export const Today = styled.rect`
  fill: ${color.road};
  @media (forced-colors: active) {
    fill: Highlight;
  }
`;
export const Later = styled.rect`
  fill: ${chart.later};
  @media (forced-colors: active) {
    fill: GrayText;
  }
`;
/** The gap between two payments has the color behind the bar. */
const Bar = styled.svg`
  & > rect {
    stroke: var(--behind, ${color.ground});
    stroke-width: 4px;
    @media (forced-colors: active) {
      stroke: Canvas;
    }
  }
`;
