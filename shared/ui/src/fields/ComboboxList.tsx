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
  /** The message when there is nothing to select. */
  children: ReactNode;
}

// The ARIA pattern requires these roles; a native select or datalist can neither search a server nor show two lines.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

/** The list below a Combobox; the focus stays in the text box and the active row is only highlighted. */
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
            // Runs before the text box's blur, which would close the list.
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

/** A ref callback that runs when a row becomes active. */
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
// The listbox itself scrolls, by the text box's arrow keys; a wrapper would be a scroller without a name.
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
