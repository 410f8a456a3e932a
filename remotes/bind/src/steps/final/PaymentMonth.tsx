import { dateParts } from '@shared/domain';
import { color, font, media } from '@shared/ui';
import { styled } from 'styled-components';
import { monthOf } from './monthOf';

const STEP = 24;
const middleOf = (at: number): number => at * STEP + STEP / 2;
const WEEKS = 6;

/** A month as dots, with the day of the payment lit; the date is text beside it. */
export function PaymentMonth({ due }: { due: string }) {
  const { day } = dateParts(due);
  return (
    <Month viewBox={`0 0 ${7 * STEP} ${WEEKS * STEP}`} aria-hidden="true" focusable="false">
      {monthOf(due).map((place) => {
        const [x, y] = [middleOf(place.column), middleOf(place.week)];
        if (place.day !== day) return <Dot key={place.day} cx={x} cy={y} r={3.5} />;
        // The lit day stays inside the drawing at its edges.
        const inside = Math.min(Math.max(x, 15), 7 * STEP - 15);
        const down = Math.min(Math.max(y, 15), WEEKS * STEP - 15);
        return (
          <g key={place.day}>
            <Lit cx={inside} cy={down} r={15} />
            <Figure x={inside} y={down + 6}>
              {day}
            </Figure>
          </g>
        );
      })}
    </Month>
  );
}

const Month = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`;
const Dot = styled.circle`
  fill: ${color.line};
  ${media.forcedColors} {
    fill: GrayText;
  }
`;
const Lit = styled.circle`
  fill: ${color.sign};
  ${media.forcedColors} {
    fill: Highlight;
  }
`;
const Figure = styled.text`
  fill: ${color.onSign};
  font-family: ${font.text};
  font-size: 16px;
  font-weight: 800;
  text-anchor: middle;
  ${media.forcedColors} {
    forced-color-adjust: none;
    fill: HighlightText;
  }
`;
