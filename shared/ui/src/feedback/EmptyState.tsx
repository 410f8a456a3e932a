import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RoadDrawing } from '../drawings/RoadDrawing';
import { color, fontSize, space, textColumn } from '../tokens/theme';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Frame>
      <RoadDrawing />
      <Title>{title}</Title>
      {children === undefined ? null : <Body>{children}</Body>}
      {action}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding-block: ${space(6)};
`;
const Title = styled.h2`
  font-size: ${fontSize[22]};
`;
const Body = styled.div`
  max-width: ${textColumn};
  color: ${color.muted};
`;
