import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../drawings/icons';
import { color, space } from '../tokens/theme';
import { FieldFrame, type FieldWords } from './FieldFrame';
import { fieldWidths, inputStyle, type FieldWidth } from './inputStyle';
import { useFieldIds } from './useFieldIds';

export interface SelectOption {
  value: string;
  label: string;
}
export interface SelectFieldProps extends FieldWords, ComponentPropsWithRef<'select'> {
  options?: readonly SelectOption[];
  /** The first, empty option: 'Select your city'. */
  placeholder?: string | undefined;
  width?: FieldWidth;
}

/** A native select, which phones and screen readers handle best. Options as data or children. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hint,
    error,
    optionalText,
    options = [],
    placeholder,
    width = 'full',
    ...attributes
  } = props;
  const { children, ...select } = attributes;
  const ids = useFieldIds({ id: select.id, name: select.name, hint, error });
  const words = { label, hint, error, optionalText };
  return (
    <FieldFrame {...words} ids={ids}>
      <Box $width={width}>
        <Select
          {...select}
          id={ids.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </Select>
        <ChevronDownIcon />
      </Box>
    </FieldFrame>
  );
}

const Box = styled.span<{ $width: FieldWidth }>`
  position: relative;
  display: block;
  max-width: ${({ $width }) => fieldWidths[$width]};
  & > svg {
    position: absolute;
    inset-inline-end: ${space(3)};
    inset-block-start: calc(50% - 12px);
    color: ${color.road};
    pointer-events: none;
  }
`;
const Select = styled.select`
  ${inputStyle}
  appearance: none;
  padding-inline-end: ${space(10)};
  text-overflow: ellipsis;
  &:disabled {
    color: ${color.muted};
    background: ${color.ground};
    cursor: not-allowed;
  }
`;
