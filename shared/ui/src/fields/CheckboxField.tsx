import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens/theme';
import { FieldError, type FieldWords } from './FieldFrame';
import { tickStyle } from './tickStyle';
import { useFieldIds } from './useFieldIds';

export interface CheckboxFieldProps
  extends Omit<FieldWords, 'optionalText'>, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

/** A checkbox whose whole row is clickable. */
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
  ${tickStyle}
  border-radius: 6px;
  &:checked {
    background: ${color.road};
  }
  &::before {
    background: ${color.onRoad};
    clip-path: polygon(14% 44%, 0 65%, 43% 100%, 100% 16%, 80% 0%, 39% 62%);
  }
  &[aria-invalid='true'] {
    border-color: ${color.stop};
  }
`;
const Help = styled.span`
  padding-inline-start: 2.25rem;
  margin-block-start: calc(-1 * ${space(2)});
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
