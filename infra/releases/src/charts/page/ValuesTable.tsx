import { color, fontSize } from '@shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ChartProps } from './chartProps';
import { valuesOf } from './measuresShown';
import { Scrolled, Table } from './Table';
import { clockText } from './times';

/** A chart's values, written out when opened; the newest first. */
export function ValuesTable(props: ChartProps) {
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
