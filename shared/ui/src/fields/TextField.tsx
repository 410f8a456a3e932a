import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../tokens/theme';
import { applyMask } from './applyMask';
import { FieldFrame, type FieldWords } from './FieldFrame';
import { fieldWidths, inputStyle, type FieldWidth } from './inputStyle';
import { useFieldIds } from './useFieldIds';
import type { Mask } from './digitsMask';

export interface TextFieldProps extends FieldWords, ComponentPropsWithRef<'input'> {
  /** Rewrites the input before `onChange` sees it; works with react-hook-form's `register`. */
  mask?: Mask;
  width?: FieldWidth;
  /** A unit inside the box, before or after the text: '$', 'miles'. */
  prefix?: string | undefined;
  suffix?: ReactNode;
}

/** A single-line text field. Takes every input attribute, and `ref`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalText, mask, width = 'full', prefix, suffix, ...attributes } = props;
  const { onChange, type = 'text', ...input } = attributes;
  const ids = useFieldIds({ id: input.id, name: input.name, hint, error });
  const words = { label, hint, error, optionalText };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (mask !== undefined) applyMask(event.currentTarget, mask);
    onChange?.(event);
  };
  return (
    <FieldFrame {...words} ids={ids}>
      <Box $width={width}>
        {prefix === undefined ? null : <Sign aria-hidden="true">{prefix}</Sign>}
        <Input
          {...(mask === undefined ? {} : { inputMode: mask.inputMode, maxLength: mask.maxLength })}
          {...input}
          id={ids.control}
          type={type}
          onChange={change}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          $prefixed={prefix !== undefined}
        />
        {suffix === undefined ? null : <Sign $end>{suffix}</Sign>}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.span<{ $width: FieldWidth }>`
  position: relative;
  display: flex;
  align-items: center;
  max-width: ${({ $width }) => fieldWidths[$width]};
`;
const Sign = styled.span<{ $end?: boolean }>`
  position: absolute;
  inset-inline-start: ${({ $end = false }) => ($end ? 'auto' : space(3))};
  inset-inline-end: ${({ $end = false }) => ($end ? space(3) : 'auto')};
  color: ${color.muted};
`;
const Input = styled.input<{ $prefixed: boolean }>`
  ${inputStyle}
  ${({ $prefixed }) => ($prefixed ? `padding-inline-start: ${space(8)};` : '')}
`;
