import { useState } from 'react';
import type { FieldProblem } from './ErrorSummary';

/** What a form still needs, shown when its button is pressed. */
export interface Missing {
  /** The problems shown after a press, until all are fixed. */
  problems: readonly FieldProblem[];
  /** Number of presses, the summary's `key`, so it takes the focus each time. */
  presses: number;
  /** Shows what is missing; returns whether anything is. */
  show: () => boolean;
}

/** For a button that can always be pressed and only then shows what is missing (reading 52). */
export function useMissing(missing: readonly FieldProblem[]): Missing {
  const [presses, setPresses] = useState(0);
  if (missing.length === 0 && presses > 0) setPresses(0);
  const show = () => {
    if (missing.length > 0) setPresses(presses + 1);
    return missing.length > 0;
  };
  return { problems: presses === 0 ? [] : missing, presses, show };
}
