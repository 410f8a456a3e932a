import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { WarningIcon } from '../drawings/icons';
import { color, fontSize, space } from '../tokens/theme';
import type { FieldIds } from './useFieldIds';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it; empty or undefined if valid. */
  error?: ReactNode;
  /** e.g. '(optional)', shown after the label. */
  optionalText?: string | undefined;
}

/** Label, hint, control, error: the same order for every field. */
export function FieldFrame(props: FieldWords & { ids: FieldIds; children: ReactNode }) {
  const { label, hint, error, optionalText, ids, children } = props;
  return (
    <Frame>
      <Label htmlFor={ids.control}>
        {label}
        {optionalText === undefined ? null : <Optional> {optionalText}</Optional>}
      </Label>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </Frame>
  );
}

/** The error line under a control; renders nothing without an error. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <ErrorLine id={id}>
      <WarningIcon size={20} />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** A text box defaults to twenty characters wide, which does not fit at large text sizes. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  min-width: 0;
`;
const Label = styled.label`
  font-weight: 700;
  justify-self: start;
`;
const Optional = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;
export const Hint = styled.span`
  color: ${color.muted};
  font-size: ${fontSize[14]};
  margin-block-start: calc(-1 * ${space(1)});
`;
const ErrorLine = styled.span`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  color: ${color.stop};
  font-size: ${fontSize[14]};
  font-weight: 500;
`;
