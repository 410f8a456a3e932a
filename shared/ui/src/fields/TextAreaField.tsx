import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldWords } from './FieldFrame';
import { inputStyle } from './inputStyle';
import { useFieldIds } from './useFieldIds';

export interface TextAreaFieldProps extends FieldWords, ComponentPropsWithRef<'textarea'> {}

/** Multi-line text; grows as you type in browsers that support it. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optionalText, rows = 3, ...area } = props;
  const ids = useFieldIds({ id: area.id, name: area.name, hint, error });
  return (
    <FieldFrame {...{ label, hint, error, optionalText, ids }}>
      <Area
        {...area}
        rows={rows}
        id={ids.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${inputStyle}
  display: block;
  resize: vertical;
  field-sizing: content;
  min-block-size: 5.5rem;
`;
