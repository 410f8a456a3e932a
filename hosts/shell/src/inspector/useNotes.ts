import { useEffect, useState } from 'react';
import { hearingOf } from '../measure/hearing';
import type { Note } from '../measure/note';

/** What happened on the page since it was opened; null until that is known. */
export function useNotes(): Note[] | null {
  const [notes, setNotes] = useState<Note[] | null>(null);
  useEffect(() => {
    let isHere = true;
    const listen = (note: Note) => void (isHere && setNotes((known) => [...(known ?? []), note]));
    void hearingOf.hear.then((hear) => isHere && hear(listen));
    return () => void (isHere = false);
  }, []);
  return notes;
}
