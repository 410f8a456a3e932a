import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner';
import { color, fontSize, radius, shadow, space } from '../tokens/theme';
import type { ComboboxOption } from './comboboxProps';

interface ComboboxListProps<Option extends ComboboxOption> {
  id: string;
  label: ReactNode;
  open: boolean;
  status: 'idle' | 'loading' | 'ready';
  active: number;
  options: readonly Option[];
  pick: (option: Option) => void;
  /** What to say while there is nothing to pick. */
  children: ReactNode;
}

// The ARIA pattern names its roles; a native select or datalist can neither search far away nor hold two lines.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

/** The list below a Combobox; the focus stays in the text box, the active row is only marked. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, open, status, active, options, pick, children } = props;
  return (
    <Panel hidden={!open}>
      <List id={`${id}-list`} role="listbox" aria-label={typeof label === 'string' ? label : undefined}>
        {options.map((option, index) => (
          <Row
            key={option.id}
            id={`${id}-option-${index}`}
            ref={index === active ? intoView : undefined}
            role="option"
            aria-selected={index === active}
            // Before the blur of the text box, which would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {option.label}
            {option.detail === undefined ? null : <Detail>{option.detail}</Detail>}
          </Row>
        ))}
      </List>
      {options.length > 0 ? null : (
        <Message aria-hidden="true">
          {status === 'loading' ? <Spinner size={20} /> : null}
          {children}
        </Message>
      )}
    </Panel>
  );
}

/** A ref: runs when a row becomes the active one. */
const intoView = (row: HTMLElement | null): void => row?.scrollIntoView?.({ block: 'nearest' });

const Panel = styled.div`
  position: absolute;
  z-index: 3;
  inset-inline: 0;
  inset-block-start: calc(100% + ${space(1)});
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.paper};
  box-shadow: ${shadow};
  &[hidden] {
    display: none;
  }
`;
// The listbox itself scrolls, moved by the text box's arrow keys; a box around it would be a scroller without a name.
const List = styled.ul`
  max-height: 20rem;
  overflow-y: auto;
  list-style: none;
`;
const Row = styled.li`
  display: grid;
  align-content: center;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(4)};
  cursor: pointer;
  &:hover {
    background: ${color.roadSoft};
  }
  &[aria-selected='true'] {
    background: ${color.road};
    color: ${color.onRoad};
    forced-color-adjust: none;
  }
`;
const Detail = styled.span`
  font-size: ${fontSize[14]};
`;
const Message = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  color: ${color.muted};
`;
