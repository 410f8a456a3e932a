import { css } from 'styled-components';
import { color, fontSize, motion, radius, space } from '../tokens/theme';

export type FieldWidth = 'short' | 'medium' | 'full';
export const fieldWidths = { short: '10rem', medium: '18rem', full: '100%' } as const;

/** Box of every text-like control. Text of at least 16 px prevents iOS from zooming. */
export const inputStyle = css`
  width: 100%;
  min-height: 3.25rem;
  padding: ${space(2)} ${space(3)};
  border: 2px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
  font-size: ${fontSize[17]};
  line-height: 1.5;
  transition: border-color ${motion};
  &:hover {
    border-color: ${color.road};
  }
  &::placeholder {
    color: ${color.muted};
    font-weight: 400;
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${color.stop};
    box-shadow: inset 0 0 0 1px ${color.stop};
  }
`;
