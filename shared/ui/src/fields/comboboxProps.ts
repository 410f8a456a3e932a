import type { ReactNode } from 'react';
import type { FieldWords } from './FieldFrame';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second, muted line. */
  detail?: ReactNode;
}
export interface ComboboxProps<Option extends ComboboxOption> extends FieldWords {
  name?: string | undefined;
  /** The text in the box; the owner stores it and searches with it. */
  query: string;
  onQueryChange: (query: string) => void;
  options: readonly Option[];
  onSelect: (option: Option) => void;
  /** `idle`: too few characters, no list; `loading`: searching; `ready`: options are the result. */
  status: 'idle' | 'loading' | 'ready';
  loadingText: string;
  emptyText: string;
  /** '3 matches', announced to screen readers. */
  countText: (count: number) => string;
  /** Shown after a failed search: retries and opens the list. */
  again?: { label: string; ask: () => void } | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}
