import { color, InfoIcon, space } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What is still unanswered on a list card. */
export function StillNeeded({ children }: { children: ReactNode }) {
  return (
    <Line>
      <InfoIcon size={20} />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  font-weight: 500;
  & > svg {
    flex: none;
    color: ${color.road};
  }
`;
