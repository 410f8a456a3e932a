import { useId } from 'react';
import { fieldId } from './fieldId';

export interface FieldIds {
  control: string;
  hint: string;
  error: string;
  /** For aria-describedby: the ids of hint and error, if present. */
  describedBy: string | undefined;
}
interface FieldParts {
  id?: string | undefined;
  name?: string | undefined;
  hint?: unknown;
  error?: unknown;
}

/** Ids that connect a control to its hint and error; the same on server and browser. */
export function useFieldIds({ id, name, hint, error }: FieldParts): FieldIds {
  const own = useId();
  const control = id ?? (name === undefined ? own : fieldId(name));
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  const parts = [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean);
  return { ...ids, describedBy: parts.length === 0 ? undefined : parts.join(' ') };
}
