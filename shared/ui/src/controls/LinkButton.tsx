import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonStyleProps, type ButtonVariant } from './buttonStyle';

export type LinkButtonProps<Element extends ElementType = 'a'> = {
  /** The element or component to render, such as the router's Link with its own props (`to`). Default `a`. */
  as?: Element;
  variant?: ButtonVariant;
  icon?: ReactNode;
  wide?: boolean;
  children: ReactNode;
} & Omit<ComponentPropsWithRef<Element>, 'as' | 'children'>;

/** A link that looks like a button. */
export function LinkButton<Element extends ElementType = 'a'>(props: LinkButtonProps<Element>) {
  const { as = 'a', variant = 'secondary', icon, wide = variant === 'primary', children, ...rest } = props;
  // The caller's type has checked the props; styled-components cannot follow a generic.
  const attributes: Record<string, unknown> = { ...rest, as };
  return (
    <StyledLink {...attributes} $variant={variant} $wide={wide}>
      {icon}
      <span>{children}</span>
    </StyledLink>
  );
}

const StyledLink = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
