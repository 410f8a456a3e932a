import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../tokens/theme';

const tones = {
  amber: { ground: color.amber, ink: color.onAmber },
  go: { ground: color.goSoft, ink: color.go },
  road: { ground: color.roadSoft, ink: color.road },
} as const;

/** A word or two in a pill: 'Best match' (amber, once per screen), a discount (go), a state (road). */
export const Badge = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-flex;
  align-self: flex-start;
  justify-self: start;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.pill};
  background: ${({ $tone = 'road' }) => tones[$tone].ground};
  color: ${({ $tone = 'road' }) => tones[$tone].ink};
  font-size: ${fontSize[14]};
  font-weight: 700;
  line-height: 1.25;
`;
