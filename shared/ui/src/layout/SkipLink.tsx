import { styled } from 'styled-components';
import { color, radius, space } from '../tokens/theme';

/** First link of the page, hidden until focused. Needs `href="#main"` and a text. */
export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: 10;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.road};
  color: ${color.onRoad};
  transform: translateY(-200%);
  &:focus {
    transform: none;
    color: ${color.onRoad};
  }
`;
