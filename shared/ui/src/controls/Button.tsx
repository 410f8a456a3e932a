import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { color, fontSize, media, space } from '../tokens/theme';
import { buttonStyle, type ButtonStyleProps, type ButtonVariant } from './buttonStyle';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** Work is under way: spinner, clicks do nothing, the focus stays where it is. */
  busy?: boolean;
  /** Said to a screen reader while busy ('Saving your car'). */
  busyText?: string | undefined;
  /** Why it cannot be pressed now. Shown under the button and tied to it; the button stays focusable. */
  disabledReason?: string | undefined;
  /** Said under the button and tied to it; it can be pressed all the same (reading 52). */
  hint?: string | undefined;
  icon?: ReactNode;
  /** Full width on a phone (default for primary). */
  wide?: boolean;
}

/** A button that is never silently dead: it is either pressable, busy, or says why not. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', busy = false, busyText, disabledReason, icon, children, ...rest } = props;
  const { wide = variant === 'primary', onClick, type = 'button', hint, ...attributes } = rest;
  const note = disabledReason ?? hint;
  const noteId = useId();
  const blocked = busy || disabledReason !== undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled instead of disabled: it keeps the focus; so the submit must be stopped by hand.
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <StyledButton
      {...attributes}
      type={type}
      onClick={click}
      $variant={variant}
      $wide={wide}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={note === undefined ? attributes['aria-describedby'] : noteId}
    >
      {busy ? <Spinner size={20} /> : icon}
      <span>{children}</span>
    </StyledButton>
  );
  const status =
    busyText === undefined ? null : <VisuallyHidden as="output">{busy ? busyText : ''}</VisuallyHidden>;
  return (
    <Noted {...{ id: noteId, note, wide }}>
      {button}
      {status}
    </Noted>
  );
}

/** A button with what is said of it below. */
function Noted({
  id,
  note,
  wide,
  children,
}: {
  id: string;
  note: string | undefined;
  wide: boolean;
  children: ReactNode;
}) {
  if (note === undefined) return children;
  return (
    <WithNote $wide={wide}>
      {children}
      <Note id={id}>{note}</Note>
    </WithNote>
  );
}

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
const WithNote = styled.span<{ $wide: boolean }>`
  display: inline-grid;
  justify-items: start;
  gap: ${space(1)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  ${media.tablet} {
    width: auto;
  }
`;
/** Hardly wider than its button, so that what stands beside the button stays beside it. */
const Note = styled.span`
  ${media.tablet} {
    inline-size: 0;
    min-inline-size: max(100%, 20rem);
  }
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
