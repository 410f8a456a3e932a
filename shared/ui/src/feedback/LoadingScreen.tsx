import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RoadDrawing } from '../drawings/RoadDrawing';
import { color, fontSize, space, textColumn } from '../tokens/theme';
import { DefaultTitle } from './DefaultTitle';

export interface LoadingScreenProps {
  /** The task in progress ('Checking your zip code for coverage'); default: common's 'Loading' (spec 2.13). */
  title?: ReactNode;
  /** Who is being asked, or how long it takes. */
  message?: ReactNode;
  /** Results as they arrive. */
  children?: ReactNode;
}

/** A loading screen with the animated road. */
export function LoadingScreen({ title, message, children }: LoadingScreenProps) {
  return (
    <Frame>
      <RoadDrawing drawing />
      <Words>
        <Title>{title ?? <DefaultTitle />}</Title>
        {message === undefined ? null : <Message>{message}</Message>}
      </Words>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(6)};
  padding-block: ${space(12)};
`;
const Words = styled.output`
  display: grid;
  gap: ${space(2)};
  max-width: ${textColumn};
  text-align: center;
`;
const Title = styled.span`
  font-family: var(--ui-font-heading);
  font-size: ${fontSize[24]};
  font-weight: 800;
  line-height: 1.15;
`;
const Message = styled.span`
  color: ${color.muted};
`;
