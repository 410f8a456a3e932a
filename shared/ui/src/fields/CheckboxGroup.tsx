import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens/theme';
import { CheckboxField } from './CheckboxField';

interface CheckboxGroupProps<Name extends string> {
  legend: ReactNode;
  hint: ReactNode;
  boxes: readonly { name: Name; label: ReactNode; hint?: ReactNode; checked: boolean }[];
  onTick: (name: Name, checked: boolean) => void;
}

/** Checkboxes grouped under one question. */
export function CheckboxGroup<Name extends string>({
  legend,
  hint,
  boxes,
  onTick,
}: CheckboxGroupProps<Name>) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Hint>{hint}</Hint>
      {boxes.map((box) => (
        <CheckboxField
          {...box}
          key={box.name}
          onChange={(event) => onTick(box.name, event.currentTarget.checked)}
        />
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
`;
const Legend = styled.legend`
  padding: 0;
  font-weight: 700;
`;
const Hint = styled.p`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
