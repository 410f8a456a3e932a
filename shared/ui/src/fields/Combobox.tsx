import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button';
import { SearchIcon } from '../drawings/icons';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { color, space } from '../tokens/theme';
import { ComboboxList } from './ComboboxList';
import type { ComboboxOption, ComboboxProps } from './comboboxProps';
import { FieldFrame } from './FieldFrame';
import { inputStyle } from './inputStyle';
import { useCombobox } from './useCombobox';
import { useFieldIds } from './useFieldIds';

/** A text search with a list of matches: the WAI-ARIA combobox with a listbox. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hint, error, optionalText, query, status, name, placeholder, maxLength } = props;
  const ids = useFieldIds({ name, hint, error });
  const { open, active, listed, pick, type, press, reopen, close } = useCombobox(props);
  const input = useRef<HTMLInputElement>(null);
  const { again } = props;
  const askAgain = () => {
    again?.ask();
    input.current?.focus();
    reopen();
  };
  return (
    <>
      <FieldFrame label={label} hint={hint} error={error} optionalText={optionalText} ids={ids}>
        <Box onBlur={close}>
          <SearchIcon />
          <Input
            ref={input}
            id={ids.control}
            {...{ name, placeholder, maxLength }}
            {...textBox}
            value={query}
            aria-expanded={listed.length > 0}
            aria-controls={`${ids.control}-list`}
            aria-activedescendant={active < 0 ? undefined : `${ids.control}-option-${active}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
          />
          <ComboboxList id={ids.control} {...{ open, status, active, pick, label }} options={listed}>
            {status === 'loading' ? props.loadingText : props.emptyText}
          </ComboboxList>
        </Box>
        <VisuallyHidden as="output">{announce(open, props)}</VisuallyHidden>
      </FieldFrame>
      {again ? <Again onClick={askAgain}>{again.label}</Again> : null}
    </>
  );
}

const textBox = {
  type: 'text',
  role: 'combobox',
  autoComplete: 'off',
  spellCheck: false,
  'aria-autocomplete': 'list',
} as const;

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
const Again = styled(Button)`
  justify-self: start;
`;
const Input = styled.input`
  ${inputStyle}
  padding-inline-start: ${space(10)};
`;
