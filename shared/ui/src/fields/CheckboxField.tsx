import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens/theme';
import { FieldError, type FieldWords } from './FieldFrame';
import { useFieldIds } from './useFieldIds';

export interface CheckboxFieldProps
  extends Omit<FieldWords, 'optionalText'>, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

/** One box to tick; the whole row is the target. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds({ id: input.id, name: input.name, hint, error });
  return (
    <Frame>
      <Row htmlFor={ids.control}>
        <Box
          {...input}
          type="checkbox"
          id={ids.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        <span>{label}</span>
      </Row>
      {hint ? <Help id={ids.hint}>{hint}</Help> : null}
      <FieldError id={ids.error}>{error}</FieldError>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
`;
const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding-block: ${space(2)};
  cursor: pointer;
`;
const Box = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${color.road};
`;
const Help = styled.span`
  padding-inline-start: 2.25rem;
  margin-block-start: calc(-1 * ${space(2)});
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
