import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchIcon } from '../drawings/icons';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { color, space } from '../tokens/theme';
import { ComboboxList } from './ComboboxList';
import { comboboxKey } from './comboboxKey';
import { FieldFrame, type FieldWords } from './FieldFrame';
import { inputStyle } from './inputStyle';
import { useFieldIds } from './useFieldIds';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second, muted line. */
  detail?: ReactNode;
}
export interface ComboboxProps<Option extends ComboboxOption> extends FieldWords {
  name?: string;
  /** The text in the box; the owner keeps it and fetches by it. */
  query: string;
  onQueryChange: (query: string) => void;
  options: readonly Option[];
  onSelect: (option: Option) => void;
  /** `idle`: too little typed, no list; `loading`: answers on their way; `ready`: options are the answer. */
  status: 'idle' | 'loading' | 'ready';
  loadingText: string;
  emptyText: string;
  /** '3 matches', said to a screen reader when they come. */
  countText: (count: number) => string;
  placeholder?: string;
}

/** Text search with answers to pick from: the WAI-ARIA combobox with a list, one file of keys. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hint, error, optionalText, query, onQueryChange, options, onSelect, status } = props;
  const ids = useFieldIds({ name: props.name, hint, error });
  const [closed, setClosed] = useState(true);
  const [active, setActive] = useState(-1);
  const open = !closed && status !== 'idle';
  const listed = open && status === 'ready' ? options : [];
  const pick = (option: Option) => {
    setClosed(true);
    setActive(-1);
    onSelect(option);
  };
  const show = (isClosed: boolean) => {
    setClosed(isClosed);
    setActive(-1);
  };
  const move = comboboxKey({ count: listed.length, active, open, setActive, setClosed: show });
  const words = { label, hint, error, ...(optionalText === undefined ? {} : { optionalText }) };
  return (
    <FieldFrame {...words} ids={ids}>
      <Box onBlur={() => show(true)}>
        <SearchIcon />
        <Input
          id={ids.control}
          name={props.name}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={props.placeholder}
          value={query}
          aria-expanded={listed.length > 0}
          aria-controls={`${ids.control}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : `${ids.control}-option-${active}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            show(false);
            onQueryChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            const chosen = listed[active];
            if (event.key === 'Enter' && chosen !== undefined) {
              event.preventDefault();
              pick(chosen);
            } else move(event);
          }}
        />
        <ComboboxList id={ids.control} {...{ open, status, active, pick, label }} options={listed}>
          {status === 'loading' ? props.loadingText : props.emptyText}
        </ComboboxList>
      </Box>
      <VisuallyHidden role="status">{announce(open, props)}</VisuallyHidden>
    </FieldFrame>
  );
}

function announce<Option extends ComboboxOption>(open: boolean, props: ComboboxProps<Option>): string {
  if (!open) return '';
  if (props.status === 'loading') return props.loadingText;
  return props.options.length === 0 ? props.emptyText : props.countText(props.options.length);
}

const Box = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-inline-start: ${space(3)};
    inset-block-start: 12px;
    color: ${color.muted};
    pointer-events: none;
  }
`;
const Input = styled.input`
  ${inputStyle}
  padding-inline-start: ${space(10)};
`;
