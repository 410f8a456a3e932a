import { useState } from 'react';
import type { FieldProblem } from './ErrorSummary';

/** What a button still needs, told when it is pressed. */
export interface Missing {
  /** What is missing, once the button was pressed without it and until all of it is there. */
  problems: readonly FieldProblem[];
  /** How often it was told: the summary's `key`, so that it takes the focus each time. */
  told: number;
  /** Tells what is missing; answers whether anything is. */
  tell: () => boolean;
}

/** A button that can always be pressed: what it still needs is told then, and not before (reading 52). */
export function useMissing(missing: readonly FieldProblem[]): Missing {
  const [told, setTold] = useState(0);
  if (missing.length === 0 && told > 0) setTold(0);
  const tell = () => {
    if (missing.length > 0) setTold(told + 1);
    return missing.length > 0;
  };
  return { problems: told === 0 ? [] : missing, told, tell };
}
