import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { color, fontSize, media, space } from '../tokens/theme';

export interface ReceiptRow {
  id: string;
  label: ReactNode;
  /** The reason for this line, for the shopper. */
  detail?: ReactNode;
  /** The step's effect: 'x 0.95', '-5%'. */
  factor?: ReactNode;
  /** The running amount after the step. */
  amount: ReactNode;
  /** `total` has a double line above it; `saving` is green. */
  emphasis?: 'total' | 'saving';
}
export interface ReceiptProps {
  caption: ReactNode;
  captionVisible?: boolean;
  /** `factor` is empty if no row has one; the column then has no heading. */
  headings: { label: string; factor: string; amount: string };
  rows: readonly ReceiptRow[];
}

/** How a price is calculated, line by line, to its total. */
export function Receipt({ caption, captionVisible = false, headings, rows }: ReceiptProps) {
  return (
    <Table>
      <caption>{captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
      <thead>
        <tr>
          <th scope="col">{headings.label}</th>
          {headings.factor === '' ? (
            <Figure />
          ) : (
            <Figure as="th" scope="col">
              {headings.factor}
            </Figure>
          )}
          <Figure as="th" scope="col">
            {headings.amount}
          </Figure>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} $emphasis={row.emphasis}>
            <th scope="row">
              {row.label}
              {row.detail === undefined ? null : <Detail>{row.detail}</Detail>}
            </th>
            <Figure>{row.factor}</Figure>
            <Figure>{row.amount}</Figure>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & caption {
    text-align: start;
    font-weight: 700;
    padding-block-end: ${space(2)};
  }
  & th {
    text-align: start;
    font-weight: 400;
  }
  ${media.narrow} {
    font-size: ${fontSize[14]};
    /* A fallback font is wider than the page's own. */
    overflow-wrap: anywhere;
  }
  & thead th {
    color: ${color.muted};
    font-size: ${fontSize[14]};
    padding-block-end: ${space(2)};
  }
`;
const Row = styled.tr<{ $emphasis?: ReceiptRow['emphasis'] | undefined }>`
  border-block-start: ${({ $emphasis }) =>
    $emphasis === 'total' ? `3px double ${color.ink}` : `1px solid ${color.hairline}`};
  & > * {
    padding-block: ${space(2)};
    vertical-align: baseline;
    color: ${({ $emphasis }) => ($emphasis === 'saving' ? color.go : 'inherit')};
    font-weight: ${({ $emphasis }) => ($emphasis === 'total' ? '700 !important' : 400)};
  }
`;
const Figure = styled.td`
  && {
    text-align: end;
  }
  white-space: nowrap;
  padding-inline-start: ${space(3)};
  ${media.narrow} {
    padding-inline-start: ${space(1)};
  }
`;
const Detail = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;
