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
  /** Offered where the answers did not come: asks once more, and opens the list for them. */
  again?: { label: string; ask: () => void } | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}
