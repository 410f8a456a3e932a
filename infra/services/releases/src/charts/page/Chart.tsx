import { color, media, SectionHeading, fontSize } from '@shared/ui';
import { styled } from 'styled-components';
import type { ChartProps } from './chartProps';
import type { RoledLine } from './parts';
import { valuesOf, type Shown } from './measuresShown';
import { clockText } from './times';
import { useState } from 'react';
import { Scrolled, Table } from './Table';

/** A chart's values, written out when opened; the newest first. */
function ValuesTable(props: ChartProps) {
  const [isOpen, setOpen] = useState(false);
  const { name } = props.measure;
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name} as a table</summary>
      {isOpen && <Values {...props} />}
    </Details>
  );
}

function Values({ measure, lines, starts }: ChartProps) {
  const columns = lines.map(({ points }) => valuesOf(measure, points));
  const rows = starts.map((start, index) => ({
    start,
    values: columns.map((column) => column[index] ?? null),
  }));
  return (
    <Scrolled label={`${measure.name}, ${measure.unit}`}>
      <Table>
        <thead>
          <tr>
            <th scope="col">From</th>
            {lines.map(({ label, version }) => (
              <Wrapped scope="col" key={label + version}>
                {label}
              </Wrapped>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ start, values }) => (
            <tr key={start.getTime()}>
              <th scope="row">{clockText(start)}</th>
              {values.map((value, index) => (
                <td key={lines[index]?.label}>{value === null ? '–' : measure.text(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scrolled>
  );
}

const Details = styled.details`
  font-size: ${fontSize[14]};
  & > summary {
    min-height: 2.75rem;
    padding-block: 0.75rem;
    color: ${color.road};
    cursor: pointer;
  }
`;
/** A chart is narrow. */
const Wrapped = styled.th`
  && {
    white-space: normal;
  }
`;

/** A round upper end of an axis that starts at zero: 1, 2 or 5 times a power of ten. */
export function roundUp(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((one) => one * power >= most * (1 - 1e-9)) ?? 10;
  return step * power;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** Where values lie in a box, in runs without gaps: a stretch of time without measures has no point. */
export function runsIn(box: Box, values: readonly (number | null)[], top: number): Point[][] {
  const across = box.width / Math.max(1, values.length - 1);
  const runs: Point[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ x: box.left + across * index, y: box.top + box.height * (1 - value / top) });
  }
  return runs.filter((run) => run.length > 0);
}

const rounded = (value: number): string => String(Number(value.toFixed(1)));

/** A line through a run. A single point becomes a line without length, which a round cap shows as a dot. */
export function pathOf([first, ...others]: readonly Point[]): string {
  if (!first) return '';
  const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
  return `M${at(first)}L${(others.length > 0 ? others : [first]).map(at).join('L')}`;
}

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
