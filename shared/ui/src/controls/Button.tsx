import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { color, fontSize, media, space } from '../tokens/theme';
import { buttonStyle, type ButtonStyleProps, type ButtonVariant } from './buttonStyle';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** Shows a spinner; clicks do nothing and the focus stays. */
  busy?: boolean;
  /** Announced to screen readers while busy ('Saving your car'). */
  busyText?: string | undefined;
  /** Why it is disabled, shown under the button as its description; the button stays focusable. */
  disabledReason?: string | undefined;
  /** Shown under the button as its description; the button can still be pressed (reading 52). */
  hint?: string | undefined;
  icon?: ReactNode;
  /** Full width on a phone (default for primary). */
  wide?: boolean;
}

/** A button that is pressable, busy, or says why it is disabled. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', busy = false, busyText, disabledReason, icon, children, ...rest } = props;
  const { wide = variant === 'primary', onClick, type = 'button', hint, ...attributes } = rest;
  const note = disabledReason ?? hint;
  const noteId = useId();
  const blocked = busy || disabledReason !== undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled keeps the focus, unlike disabled, so submitting has to be prevented here.
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

/** A button with a note below it. */
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
/** Keeps the note about as wide as the button, so elements next to the button stay there. */
const Note = styled.span`
  ${media.tablet} {
    inline-size: 0;
    min-inline-size: max(100%, 20rem);
  }
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
