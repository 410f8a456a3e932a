import { useState, type KeyboardEvent } from 'react';
import { comboboxKey } from './comboboxKey';
import type { ComboboxOption, ComboboxProps } from './comboboxProps';

/** State of a combobox: open or closed, active row, and key handling. */
export function useCombobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { options, status, onSelect, onQueryChange } = props;
  const [closed, setClosed] = useState(true);
  const [active, setActive] = useState(-1);
  const open = !closed && status !== 'idle';
  const listed = open && status === 'ready' ? options : [];
  const show = (isClosed: boolean) => {
    setClosed(isClosed);
    setActive(-1);
  };
  const pick = (option: Option) => {
    show(true);
    onSelect(option);
  };
  const type = (query: string) => {
    show(false);
    onQueryChange(query);
  };
  const move = comboboxKey({ count: listed.length, active, open, setActive, setClosed: show });
  const press = (event: KeyboardEvent) => {
    const chosen = listed[active];
    if (event.key !== 'Enter' || chosen === undefined) return move(event);
    event.preventDefault();
    pick(chosen);
  };
  return { open, active, listed, pick, type, press, reopen: () => show(false), close: () => show(true) };
}
