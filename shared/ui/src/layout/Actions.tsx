import { css, styled } from 'styled-components';
import { color, media, space } from '../tokens/theme';

const sticky = css`
  ${media.phoneOnly} {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    margin-inline: calc(-1 * ${space(4)});
    padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
    background: ${color.paper};
    border-block-start: 1px solid ${color.hairline};
  }
`;

/**
 * A step's buttons, the main one first: full width and stacked on a phone, otherwise a left-aligned row. `$sticky`
 * keeps them visible on a phone (the rate screen).
 */
export const Actions = styled.div<{ $sticky?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  ${({ $sticky = false }) => ($sticky ? sticky : '')}
  ${media.tablet} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
  }
`;
