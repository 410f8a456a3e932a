import { formatDollars } from '@shared/domain';
import { color, fontSize, media } from '@shared/ui';
import { styled } from 'styled-components';

/** The dollars of an axis, in cents. Decorative: each price beside its bar is text. */
export function AxisAmounts({ ticks }: { ticks: readonly number[] }) {
  const end = ticks.at(-1) ?? 1;
  const anchor = (index: number) => (index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle');
  return (
    <svg width="100%" height="24" aria-hidden="true" focusable="false">
      {ticks.map((cents, index) => (
        <Amount key={cents} x={`${(cents / end) * 100}%`} y="18" textAnchor={anchor(index)}>
          {formatDollars(cents)}
        </Amount>
      ))}
    </svg>
  );
}

const Amount = styled.text`
  fill: ${color.muted};
  font-size: ${fontSize[14]};
  ${media.belowDesktop} {
    &:not(:first-child, :last-child) {
      display: none;
    }
  }
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;
