import { color, media, space } from '@shared/ui';
import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

/** Keeps the main action visible on a phone; on larger screens it stays in place. */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <>
      <RoomBelow />
      <Bar data-screen-only>{children}</Bar>
    </>
  );
}

/** Keeps the end of the page clear of the bar. */
const RoomBelow = createGlobalStyle`
  ${media.phoneOnly} {
    body {
      padding-block-end: 5.5rem;
    }
  }
  ${media.short} {
    body {
      padding-block-end: 0;
    }
  }
`;
const Bar = styled.div`
  display: grid;
  gap: ${space(2)};
  ${media.phoneOnly} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 2;
    padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
    background: ${color.paper};
    border-block-start: 1px solid ${color.hairline};
  }
  ${media.short} {
    position: static;
    padding: 0;
    border: 0;
  }
`;
