import { css } from 'styled-components';
import { color, media, motion } from '../tokens/theme';

/** Box of a radio or checkbox, the same in every browser and color scheme; `::before` draws the mark. */
export const tickStyle = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  border: 2px solid ${color.line};
  background: ${color.paper};
  cursor: inherit;
  transition: border-color ${motion};
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    transform: scale(0);
    transition: transform ${motion};
  }
  &:checked {
    border-color: ${color.road};
  }
  &:checked::before {
    transform: none;
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;
