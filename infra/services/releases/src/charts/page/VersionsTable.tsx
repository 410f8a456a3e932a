import { media } from '@shared/ui';
import { styled } from 'styled-components';
import { measuresOf } from './measuresShown';
import type { PartLines } from './parts';
import type { Stroke } from './roles';
import { Scrolled, Table } from './Table';

/** A part's versions over the whole time; the first column is the charts' key. */
export function VersionsTable({ part: { part, lines } }: { part: PartLines }) {
  const measures = measuresOf(part);
  return (
    <Scrolled label={`Versions of ${part}`}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">Version</th>
            {measures.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, version, role, whole }) => (
            <tr key={label + version}>
              <th scope="row">
                <Sample stroke={role.stroke} /> {label}
              </th>
              <td>{version || '–'}</td>
              {measures.map(({ name, of, text }) => {
                const value = of(whole);
                return <td key={name}>{value === null ? '–' : text(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scrolled>
  );
}

function Sample({ stroke: { color, width, dash, edge } }: { stroke: Stroke }) {
  return (
    <Line width="36" height="10" aria-hidden="true">
      {edge && <path d="M3 5H33" stroke={edge} strokeWidth={width + 2} strokeDasharray={dash} />}
      <path d="M3 5H33" stroke={color} strokeWidth={width} strokeDasharray={dash} />
    </Line>
  );
}

const Line = styled.svg`
  display: inline-block;
  vertical-align: middle;
  stroke-linecap: round;
  ${media.forcedColors} {
    & path {
      stroke: CanvasText;
    }
  }
`;
