import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { color, fontSize, space } from '../tokens/theme';

export interface DataColumn {
  id: string;
  label: ReactNode;
  align?: 'start' | 'end' | 'center';
}
export interface DataRow {
  id: string;
  header: ReactNode;
  cells: Readonly<Record<string, ReactNode>>;
  /** A row that is alike in every column says nothing new. */
  muted?: boolean;
}
export interface DataTableProps {
  caption: ReactNode;
  captionVisible?: boolean;
  /** Heading of the first column, which holds each row's header. */
  corner: ReactNode;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
}

/** A table whose first column stays in view while the rest scrolls. */
export function DataTable({ caption, captionVisible = false, corner, columns, rows }: DataTableProps) {
  return (
    // A scrolling area must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroller tabIndex={0}>
      <Table>
        <caption>{captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <Cell as="th" scope="col" key={column.id} $align={column.align}>
                {column.label}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} $muted={row.muted}>
              <th scope="row">{row.header}</th>
              {columns.map((column) => (
                <Cell key={column.id} $align={column.align}>
                  {row.cells[column.id]}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & caption {
    text-align: start;
    font-weight: 600;
    padding-block-end: ${space(2)};
  }
  & th,
  & td {
    padding: ${space(3)} ${space(2)};
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${color.hairline};
  }
  & th:first-child {
    padding-inline-start: 0;
    position: sticky;
    inset-inline-start: 0;
    background: ${color.paper};
  }
  & thead th {
    color: ${color.muted};
    font-size: ${fontSize[14]};
    vertical-align: bottom;
  }
  & tbody th {
    font-weight: 600;
  }
`;
const Row = styled.tr<{ $muted?: boolean | undefined }>`
  color: ${({ $muted = false }) => ($muted ? color.muted : 'inherit')};
`;
const Cell = styled.td<{ $align?: DataColumn['align'] | undefined }>`
  && {
    text-align: ${({ $align = 'start' }) => $align};
  }
  font-variant-numeric: tabular-nums;
`;
