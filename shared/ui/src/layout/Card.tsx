import { styled } from 'styled-components';
import { color, media, radius, space } from '../tokens/theme';

const tones = {
  plain: { background: color.paper, border: color.hairline },
  accent: { background: color.paper, border: color.road },
  soft: { background: color.roadSoft, border: 'transparent' },
} as const;

/** A bordered card. `accent` marks the one that is selected or best. */
export const Card = styled.div<{ $tone?: keyof typeof tones }>`
  padding: ${space(4)};
  border: 1px solid ${({ $tone = 'plain' }) => tones[$tone].border};
  border-radius: ${radius.control};
  background: ${({ $tone = 'plain' }) => tones[$tone].background};
  min-width: 0;
  ${media.tablet} {
    padding: ${space(6)};
  }
`;
