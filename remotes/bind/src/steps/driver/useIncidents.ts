import { useRef, useState } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import type { DriverValues, Incident } from './driverValues';

const NOTHING_YET: Incident = { type: null, date: null, description: null };

type Change = { of: 'added' | 'removed'; index: number } | null;

/** The incidents and the last change: an added one takes the focus, a removed one returns it to the add button. */
export function useIncidents(control: Control<DriverValues>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'accident_violations' });
  const addButton = useRef<HTMLButtonElement>(null);
  const [change, setChange] = useState<Change>(null);
  const add = () => {
    setChange({ of: 'added', index: fields.length });
    append(NOTHING_YET, { shouldFocus: false });
  };
  const take = (index: number) => {
    setChange({ of: 'removed', index });
    remove(index);
    addButton.current?.focus();
  };
  const placeOf = (what: 'added' | 'removed') => (change?.of === what ? change.index : null);
  return {
    ids: fields.map(({ id }) => id),
    addButton,
    add,
    take,
    added: placeOf('added'),
    removed: placeOf('removed'),
  };
}
