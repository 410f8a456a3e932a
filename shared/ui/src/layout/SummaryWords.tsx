import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens/theme';

interface SummaryWordsProps {
  name: ReactNode;
  detail?: ReactNode;
}

/** The words of a bar that opens: its name and a muted detail at the end, below the name if one line is too short. */
export function SummaryWords({ name, detail }: SummaryWordsProps) {
  return (
    <Words>
      <Name>{name}</Name>
      {detail === undefined ? null : <Detail>{detail}</Detail>}
    </Words>
  );
}

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  min-width: 0;
`;
const Name = styled.span`
  min-width: 0;
  overflow-wrap: break-word;
  font-weight: 700;
`;
const Detail = styled.span`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
