import { useLocation, useNavigate } from 'react-router-dom';
import { useRef } from 'react';

export const SHEETS = ['covered', 'made', 'assumed'] as const;
export type SheetName = (typeof SHEETS)[number];

/** The open sheet in a history entry's state. */
function sheetIn(state: unknown): SheetName | null {
  const name = typeof state === 'object' && state !== null && 'sheet' in state ? state.sheet : null;
  return SHEETS.find((each) => each === name) ?? null;
}

/** The open sheet is a history entry of its own, so Back closes it; closing goes back. */
export function useSheet() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const sheet = sheetIn(state);
  // A second press must not go back twice.
  const isLeaving = useRef(false);
  return {
    sheet,
    open: (name: SheetName) => {
      isLeaving.current = false;
      void navigate(pathname + search, { state: { sheet: name } });
    },
    close: () => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      void navigate(-1);
    },
  };
}
