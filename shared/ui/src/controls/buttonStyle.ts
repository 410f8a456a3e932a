import { css } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../tokens/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $wide: boolean;
}

/** A road sign, with its line just inside the edge. */
const primary = css`
  padding-inline: ${space(6)};
  background: ${color.sign};
  border-color: ${color.sign};
  box-shadow:
    inset 0 0 0 2px ${color.sign},
    inset 0 0 0 3px;
  color: ${color.onSign};
  font-size: ${fontSize[20]};
  &:hover {
    box-shadow: inset 0 0 0 2px;
    color: ${color.onSign};
  }
`;
const secondary = css`
  background: transparent;
  border-color: ${color.line};
  color: ${color.road};
  &:hover:not([aria-disabled='true']) {
    border-color: ${color.road};
    background: ${color.roadSoft};
  }
`;
const quiet = css`
  background: transparent;
  border-color: transparent;
  color: ${color.road};
  padding-inline: ${space(3)};
  text-align: start;
  &:hover:not([aria-disabled='true']) {
    background: ${color.roadSoft};
  }
`;
const danger = css`
  background: ${color.stop};
  border-color: ${color.stop};
  color: ${color.onStop};
`;
const variants = { primary, secondary, quiet, danger };

/** Styles shared by buttons and links that look like one. */
export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 3rem;
  padding: ${space(2)} ${space(5)};
  border: 2px solid;
  border-radius: ${radius.control};
  font-weight: 700;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion},
    border-color ${motion};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  ${({ $variant }) => variants[$variant]}
  ${media.tablet} {
    width: auto;
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    background: ${color.ground};
    border-color: ${color.line};
    box-shadow: none;
    color: ${color.muted};
    ${media.forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;
