import { color, media, radius, space } from '@shared/ui';
import { styled } from 'styled-components';

/** A link or button of the header. */
export const Item = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-width: 44px;
  min-height: 2.75rem;
  padding-inline: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
  ${media.tablet} {
    padding-inline: ${space(3)};
  }
`;
/** The one that stands out. */
export const Pill = styled(Item)`
  ${media.tablet} {
    border: 2px solid;
    border-radius: ${radius.pill};
  }
`;
/** Shown on phones only. */
export const Narrow = styled.span`
  ${media.tablet} {
    display: none;
  }
`;
/** Hidden on phones. */
export const Wide = styled.span`
  display: none;
  ${media.tablet} {
    display: inline;
  }
`;
