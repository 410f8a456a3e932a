import type { InspectNote } from '@shared/federation/page';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readPageData } from '../boot/readPageData';
import { useShell } from '../boot/ShellContext';
import { createNames } from '../measure/versions';
import { Outlines } from './Outlines';
import { Panel } from './Panel';
import { errorsIn, partsIn } from './seenParts';
import { useEvents } from './useEvents';
import { useNotes } from './useNotes';
import { useRegions } from './useRegions';
import { fetchedFiles, weightOf } from './weightOf';

/** The inspector's own place, outside of the app, so that it is neither outlined nor laid out with it. */
function useOwnPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}

/** Shows which part drew what, with its version, owner, size and errors, and the events (ADR 0042). Read-only. */
export function Inspector({ note, onEnd }: { note: InspectNote; onEnd: () => void }) {
  const { bus, portal, release } = useShell();
  const place = useOwnPlace();
  const [names] = useState(() => createNames(readPageData()));
  const [hasOutlines, setOutlines] = useState(true);
  const notes = useNotes();
  const events = useEvents(bus);
  const regions = useRegions(portal);
  if (!notes) return null;
  const parts = partsIn(notes, names);
  const versionOf = (name: string) =>
    parts.findLast(({ part, state }) => part === name && state === 'loaded')?.version ?? '';
  return createPortal(
    <>
      {hasOutlines && (
        <Outlines
          regions={regions}
          labelOf={(part) => `${part} ${versionOf(part)} · ${note.owners[part] ?? ''}`}
        />
      )}
      <Panel
        {...{ release, parts, events, hasOutlines, onOutlines: setOutlines, onEnd }}
        errors={errorsIn(notes, names)}
        owners={note.owners}
        weigh={(part) => weightOf(names.baseOf(part) ?? '', fetchedFiles())}
      />
    </>,
    place,
  );
}
