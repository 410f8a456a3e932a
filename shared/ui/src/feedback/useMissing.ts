import { useState } from 'react';
import type { FieldProblem } from './ErrorSummary';

/** What a form still needs, shown when its button is pressed. */
export interface Missing {
  /** The problems shown after a press, until all are fixed. */
  problems: readonly FieldProblem[];
  /** Number of presses, the summary's `key`, so it takes the focus each time. */
  told: number;
  /** Shows what is missing; returns whether anything is. */
  tell: () => boolean;
}

/** For a button that can always be pressed and only then shows what is missing (reading 52). */
export function useMissing(missing: readonly FieldProblem[]): Missing {
  const [told, setTold] = useState(0);
  if (missing.length === 0 && told > 0) setTold(0);
  const tell = () => {
    if (missing.length > 0) setTold(told + 1);
    return missing.length > 0;
  };
  return { problems: told === 0 ? [] : missing, told, tell };
}
