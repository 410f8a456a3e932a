import { color, fontSize, media, shadow, space } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * The price and the one action, at the window's foot on a phone; on a desktop the action alone, in its place. In a
 * short window it floats over nothing.
 */
export function Dock({ children }: { children: ReactNode }) {
  return <Bar data-screen-only>{children}</Bar>;
}

const Bar = styled.div`
  ${media.belowDesktop} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 2;
    display: grid;
    gap: ${space(2)};
    padding: ${space(2)} ${space(4)} max(${space(2)}, env(safe-area-inset-bottom));
    background: ${color.paper};
    border-block-start: 1px solid ${color.hairline};
    box-shadow: ${shadow};
  }
  ${media.short} {
    position: static;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;
/** The price, then the button. */
export const Pair = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  & > button {
    flex: none;
    width: auto;
  }
  ${media.narrow} {
    display: grid;
  }
  ${media.desktop} {
    display: grid;
  }
`;
/** What a desktop's card says above its button. */
export const OnPhone = styled.div`
  font-size: ${fontSize[14]};
  line-height: 1.3;
  &:empty {
    display: none;
  }
  ${media.desktop} {
    display: none;
  }
`;
/** What is due. */
export const Due = styled(OnPhone)`
  flex: 1;
  & strong {
    display: block;
    font-size: ${fontSize[20]};
    font-weight: 800;
  }
`;
