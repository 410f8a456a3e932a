import { color, media, SectionHeading } from '@shared/ui';
import { styled } from 'styled-components';
import type { ChartProps } from './chartProps';
import type { RoledLine } from './parts';
import { valuesOf, type Shown } from './measuresShown';
import { pathOf, roundUp, runsIn } from './scale';
import { clockText } from './times';
import { ValuesTable } from './ValuesTable';

const VIEW = { width: 340, height: 170 };
/** Room for an axis' figures at the left, and for times below. */
const BOX = { left: 66, top: 14, width: 268, height: 124 };

/** One measure of all versions over time, from zero, as a drawing and as a table. */
export function Chart({ measure, lines, starts }: ChartProps) {
  const values = lines.map(({ points }) => valuesOf(measure, points));
  const top = roundUp(Math.max(measure.least, ...values.flat().map((value) => value ?? 0)));
  const drawn = lines.map((line, index) => ({ line, values: values[index] ?? [] }));
  return (
    <Figure>
      <figcaption>
        <SectionHeading as="h3" $size={20}>
          {measure.name}
        </SectionHeading>
        <Unit>{measure.unit}</Unit>
      </figcaption>
      <Drawing viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
        <Axes top={top} text={measure.text} starts={starts} />
        {values.flat().every((value) => value === null) && <NothingMeasured />}
        {drawn
          .toSorted((a, b) => a.line.role.rank - b.line.role.rank)
          .map(({ line, values: own }) => (
            <LineOf key={line.release + line.version} line={line} values={own} top={top} />
          ))}
      </Drawing>
      <ValuesTable {...{ measure, lines, starts }} />
    </Figure>
  );
}

function Axes({ top, text, starts }: { top: number; text: Shown['text']; starts: readonly Date[] }) {
  const bottom = BOX.top + BOX.height;
  const right = BOX.left + BOX.width;
  const [first, last] = [starts[0], starts.at(-1)];
  const middle = starts[Math.floor(starts.length / 2)];
  return (
    <>
      {[1, 0.5, 0].map((share) => {
        const y = bottom - share * BOX.height;
        return <Rule key={share} d={`M${BOX.left} ${y}H${right}`} />;
      })}
      {[1, 0.5, 0].map((share) => (
        <text key={share} x={BOX.left - 8} y={bottom - share * BOX.height + 5} textAnchor="end">
          {share === 0 ? '0' : text(top * share)}
        </text>
      ))}
      <text x={BOX.left} y={bottom + 20}>
        {first && clockText(first)}
      </text>
      <text x={BOX.left + BOX.width / 2} y={bottom + 20} textAnchor="middle">
        {middle && clockText(middle)}
      </text>
      <text x={right} y={bottom + 20} textAnchor="end">
        {last && clockText(last)}
      </text>
    </>
  );
}

const NothingMeasured = () => (
  <text x={BOX.left + BOX.width / 2} y={BOX.top + BOX.height / 4 + 5} textAnchor="middle">
    None measured
  </text>
);

/** How much wider than the line a point is that has no neighbor. */
const DOT = 3;

function LineOf({ line, values, top }: { line: RoledLine; values: (number | null)[]; top: number }) {
  const { stroke } = line.role;
  const runs = runsIn(BOX, values, top);
  const path = runs
    .filter(({ length }) => length > 1)
    .map(pathOf)
    .join('');
  const dots = runs
    .filter(({ length }) => length === 1)
    .map(pathOf)
    .join('');
  const layers = [
    { color: stroke.edge, more: 2 },
    { color: stroke.color, more: 0 },
  ];
  return layers.flatMap(({ color: own, more }) =>
    own
      ? [
          <path
            key={`line ${own}`}
            d={path}
            stroke={own}
            strokeWidth={stroke.width + more}
            strokeDasharray={stroke.dash}
          />,
          <path key={`dots ${own}`} d={dots} stroke={own} strokeWidth={stroke.width * DOT + more} />,
        ]
      : [],
  );
}

/** An open table scrolls; it never widens its chart. */
const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
`;
const Unit = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
`;
const Rule = styled.path`
  stroke: ${color.hairline};
  ${media.forcedColors} {
    stroke: GrayText;
  }
`;
const Drawing = styled.svg`
  width: 100%;
  height: auto;
  max-width: 24rem;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  & text {
    fill: ${color.muted};
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  ${media.forcedColors} {
    & path:not(${Rule}) {
      stroke: CanvasText;
    }
    & text {
      fill: CanvasText;
    }
  }
`;
