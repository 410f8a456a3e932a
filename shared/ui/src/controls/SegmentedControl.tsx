import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/VisuallyHidden';
import { color, fontSize, media, motion, radius, space } from '../tokens/theme';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second, smaller line: a price, a saving. */
  detail?: ReactNode;
}
export interface SegmentedControlProps<Value extends string> {
  legend: string;
  /** Shows the legend above; otherwise only a screen reader hears it. */
  legendVisible?: boolean;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Radio group name; default is made up. */
  name?: string | undefined;
  /** The last choice is being saved: nothing can be chosen, and the focus stays where it is. */
  busy?: boolean;
}

/** A choice of two to four that takes effect at once (package, monthly or in full); radios underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, legendVisible = false, options, value, onValueChange, busy = false } = props;
  const ownName = useId();
  const name = props.name ?? ownName;
  return (
    <Group aria-busy={busy || undefined}>
      <Legend $visible={legendVisible}>{legend}</Legend>
      <Measure>
        <Track>
          {options.map((option) => (
            <Segment key={option.value}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-disabled={busy || undefined}
                onChange={() => (busy ? undefined : onValueChange(option.value))}
              />
              <span>{option.label}</span>
              {option.detail === undefined ? null : <Detail>{option.detail}</Detail>}
            </Segment>
          ))}
        </Track>
      </Measure>
    </Group>
  );
}

const Group = styled.fieldset`
  &[aria-busy='true'] {
    cursor: progress;
    & label {
      cursor: inherit;
    }
  }
`;
const Legend = styled.legend<{ $visible: boolean }>`
  padding: 0;
  margin-block-end: ${space(2)};
  font-weight: 600;
  ${({ $visible }) => ($visible ? '' : visuallyHidden)}
`;
/** The words shrink by the room the control has, wherever it stands. */
const Measure = styled.div`
  container-type: inline-size;
`;
const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.paper};
`;
const Segment = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 2.75rem;
  padding: ${space(1)};
  border-radius: 7px;
  font-size: ${fontSize[14]};
  @container (min-width: 24rem) {
    padding-inline: ${space(2)};
    font-size: ${fontSize[16]};
  }
  font-weight: 600;
  text-align: center;
  line-height: 1.25;
  overflow-wrap: break-word;
  hyphens: auto;
  cursor: pointer;
  transition: background-color ${motion};
  & > input {
    ${visuallyHidden}
  }
  &:hover {
    background: ${color.roadSoft};
  }
  &:has(:checked) {
    background: ${color.road};
    color: ${color.onRoad};
    ${media.forcedColors} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.road};
    outline-offset: 2px;
  }
`;
const Detail = styled.span`
  font-size: ${fontSize[14]};
  font-weight: 400;
`;
