import type { KeyboardEvent } from 'react';

interface ComboboxState {
  count: number;
  active: number;
  open: boolean;
  setActive: (index: number) => void;
  setClosed: (closed: boolean) => void;
}

/** Arrow keys move through the list and wrap; Escape closes it (WAI-ARIA combobox). */
export function comboboxKey({ count, active, open, setActive, setClosed }: ComboboxState) {
  return (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setClosed(true);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (!open) setClosed(false);
    else if (count > 0) setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
  };
}
