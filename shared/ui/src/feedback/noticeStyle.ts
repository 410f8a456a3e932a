import { css } from 'styled-components';
import { color, radius, space } from '../tokens/theme';

export type NoticeTone = 'success' | 'danger' | 'info';

const tones = {
  success: { edge: color.go, ground: color.goSoft },
  danger: { edge: color.stop, ground: color.stopSoft },
  info: { edge: color.road, ground: color.roadSoft },
} as const;

/** Box of Alert and Notice: soft background, colored edge and icon, ink text. */
export const noticeStyle = css<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${({ $tone }) => tones[$tone].edge};
  border-radius: ${radius.control};
  background: ${({ $tone }) => tones[$tone].ground};
  & > svg {
    color: ${({ $tone }) => tones[$tone].edge};
  }
`;
