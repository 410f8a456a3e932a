import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../drawings/icons';
import { visuallyHidden } from '../layout/VisuallyHidden';
import { color, fontSize, media, motion, radius, space } from '../tokens/theme';
import { FieldError, Hint } from './FieldFrame';
import { useFieldIds } from './useFieldIds';

export interface JoinedChoicesProps<Value extends string> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Two to four answers of one or two words. */
  options: readonly { value: Value; label: string }[];
  name?: string;
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
}

/** Short answers joined in one row, a check on the chosen one: native radios in a fieldset. */
export function JoinedChoices<Value extends string>(props: JoinedChoicesProps<Value>) {
  const { legend, hint, error, options, value, onValueChange, onBlur } = props;
  const ownName = useId();
  const ids = useFieldIds({ id: undefined, name: props.name, hint, error });
  return (
    <Group aria-describedby={ids.describedBy}>
      <Legend>{legend}</Legend>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      <Measure>
        <Track $count={options.length}>
          {options.map((option, index) => (
            <Segment key={option.value}>
              <input
                type="radio"
                id={index === 0 ? ids.control : `${ids.control}-${option.value}`}
                name={props.name ?? ownName}
                value={option.value}
                checked={option.value === value}
                onChange={() => onValueChange(option.value)}
                onBlur={onBlur}
              />
              {option.value === value ? <CheckIcon size={20} /> : null}
              <span>{option.label}</span>
            </Segment>
          ))}
        </Track>
      </Measure>
      <FieldError id={ids.error}>{error}</FieldError>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;
const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space(1)};
  font-weight: 700;
`;
/** The row's own width decides: with large letters, the answers stand below each other. */
const Measure = styled.div`
  container-type: inline-size;
`;
const Track = styled.div<{ $count: number }>`
  display: grid;
  max-width: 30rem;
  border: 2px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.paper};
  @container (min-width: ${({ $count }) => $count * 5}rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 3rem;
  padding: ${space(1)} ${space(2)};
  border-radius: calc(${radius.control} - 2px);
  font-size: ${fontSize[17]};
  font-weight: 700;
  line-height: 1.25;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion};
  & > input {
    ${visuallyHidden}
  }
  & > svg {
    flex: none;
  }
  &:not(:has(:checked)):hover {
    background: ${color.roadSoft};
  }
  & + & {
    box-shadow: -1px 0 0 ${color.line};
  }
  &:has(:checked) {
    background: ${color.sign};
    color: ${color.onSign};
    box-shadow: none;
    ${media.forcedColors} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.ink};
    outline-offset: 3px;
    z-index: 1;
  }
`;
