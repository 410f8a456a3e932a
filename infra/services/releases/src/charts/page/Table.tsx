import { color, fontSize, space } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A table that scrolls by itself where the window is too narrow; by keyboard too, since it can have the focus. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box aria-label={label} tabIndex={0}>
      {children}
    </Box>
  );
}

const Box = styled.section`
  overflow: auto;
  max-height: 22rem;
  border: 1px solid ${color.hairline};
  border-radius: 10px;
  background: ${color.paper};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color.hairline};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    white-space: nowrap;
  }
  & thead th {
    color: ${color.muted};
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
`;
