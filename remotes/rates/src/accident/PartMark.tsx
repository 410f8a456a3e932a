import { color, media } from '@shared/ui';
import { styled } from 'styled-components';

/** A part's number, in the scene and in the list: solid if the package covers it, else a dashed ring. Decorative. */
export function PartMark({
  number,
  isCovered,
  x = 16,
  y = 16,
}: {
  number: number;
  isCovered: boolean;
  x?: number;
  y?: number;
}) {
  return (
    <Mark $isCovered={isCovered}>
      <circle cx={x} cy={y} r="14" />
      <text x={x} y={y} dy="0.36em" textAnchor="middle">
        {number}
      </text>
    </Mark>
  );
}

const Mark = styled.g<{ $isCovered: boolean }>`
  & > circle {
    fill: ${({ $isCovered }) => ($isCovered ? color.sign : color.paper)};
    stroke: ${({ $isCovered }) => ($isCovered ? color.onSign : color.muted)};
    stroke-width: 2px;
    stroke-dasharray: ${({ $isCovered }) => ($isCovered ? 'none' : '4 3')};
    ${media.forcedColors} {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
  & > text {
    fill: ${({ $isCovered }) => ($isCovered ? color.onSign : color.muted)};
    font-size: 16px;
    font-weight: 800;
    ${media.forcedColors} {
      fill: CanvasText;
    }
  }
`;
